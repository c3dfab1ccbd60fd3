//! A form as a browser fills and sends it: which fields count, what they hold until somebody changes them, how it is encoded.

use url::form_urlencoded::byte_serialize;

use super::html::{Document, Element};

#[derive(Clone, Debug)]
pub(crate) struct Form {
    /// Where it leads, as it stands on the page.
    pub(crate) action: String,
    pub(crate) posts: bool,
    pub(crate) id: String,
    controls: Vec<Control>,
}

/// One field, in the order of the page.
#[derive(Clone, Debug)]
struct Control {
    name: String,
    /// What a person reads beside it.
    label: String,
    kind: Kind,
    disabled: bool,
}

#[derive(Clone, Debug)]
enum Kind {
    /// Typed, or given: what it may hold depends on its type.
    Line {
        of: String,
        value: String,
    },
    Lines(String),
    /// Sent while it is checked.
    Box {
        value: String,
        checked: bool,
    },
    /// Of those with one name the checked one is sent.
    Radio {
        value: String,
        checked: bool,
    },
    Select {
        options: Vec<Choice>,
        several: bool,
    },
    /// Sent if it was pressed. It may lead elsewhere.
    Button {
        value: String,
        action: Option<String>,
    },
}

#[derive(Clone, Debug)]
struct Choice {
    value: String,
    chosen: bool,
    disabled: bool,
}

impl Form {
    pub(super) fn of(document: &Document, number: usize) -> Form {
        let form = document.element(number);
        let own_id = form.get("id");
        let owns = |field: &Element| match field.get("form") {
            Some(owner) => own_id == Some(owner),
            None => field.inside.contains(&number),
        };
        let fields = document.elements().filter(|(_, field)| {
            ["input", "textarea", "select", "button"].contains(&field.name.as_str()) && owns(field)
        });
        let mut form = Form {
            action: form.get("action").unwrap_or_default().to_owned(),
            id: own_id.unwrap_or_default().to_owned(),
            posts: form.get("method").is_some_and(|method| method.eq_ignore_ascii_case("post")),
            controls: fields.filter_map(|(number, _)| Control::of(document, number)).collect(),
        };
        form.settle_radios();
        form
    }

    /// Of several that the page has checked the last counts.
    fn settle_radios(&mut self) {
        for at in 0..self.controls.len() {
            let name = self.controls[at].name.clone();
            if matches!(self.controls[at].kind, Kind::Radio { checked: true, .. }) {
                for before in &mut self.controls[..at] {
                    if let Kind::Radio { checked, .. } = &mut before.kind
                        && before.name == name
                    {
                        *checked = false;
                    }
                }
            }
        }
    }

    /// Whether it leads to a review, of whatever question.
    pub(crate) fn reviews(&self) -> bool {
        self.action.contains("/review")
    }

    /// Whether it has a field of this name, or one called like this.
    pub(crate) fn has(&self, what: &str) -> bool {
        self.controls.iter().any(|control| control.is_called(what))
    }

    /// Whether it can be made to say this: a field to type into, or one that offers the value.
    pub(crate) fn offers(&self, what: &str, value: &str) -> bool {
        self.controls.iter().any(|control| control.is_called(what) && control.offers(value))
    }

    /// The values that are offered under a name, in their order.
    pub(crate) fn offered(&self, what: &str) -> Vec<String> {
        let called = self.controls.iter().filter(|control| control.is_called(what) && !control.disabled);
        called.flat_map(|control| control.values()).collect()
    }

    /// What a field holds now.
    pub(crate) fn value(&self, what: &str) -> Option<String> {
        let entries =
            self.controls.iter().filter(|control| control.is_called(what)).flat_map(|control| control.entries(false));
        entries.map(|(_, value)| value).next()
    }

    /// Types into a field, chooses what it offers, or checks a box: named, or called by its label as a person would.
    pub(crate) fn fill(&mut self, what: &str, value: &str) -> &mut Form {
        let at = self.controls.iter().position(|control| control.is_called(what) && control.offers(value));
        let at = at.unwrap_or_else(|| panic!("no field «{what}» takes «{value}»: {:#?}", self.names()));
        let (name, is_radio) = (self.controls[at].name.clone(), matches!(self.controls[at].kind, Kind::Radio { .. }));
        for other in self.controls.iter_mut().filter(|other| is_radio && other.name == name) {
            if let Kind::Radio { checked, .. } = &mut other.kind {
                *checked = false;
            }
        }
        self.controls[at].take(value);
        self
    }

    /// Takes the tick out of a box.
    pub(crate) fn untick(&mut self, what: &str) -> &mut Form {
        for control in self.controls.iter_mut().filter(|control| control.is_called(what)) {
            if let Kind::Box { checked, .. } = &mut control.kind {
                *checked = false;
            }
        }
        self
    }

    /// Changes a list as only the tools of a browser can, for a value that it does not offer.
    pub(crate) fn force(&mut self, what: &str, value: &str) -> &mut Form {
        let select = self.controls.iter_mut().find(|control| control.is_called(what)).expect("the list is there");
        let offered = select.offers(value);
        if let Kind::Select { options, .. } = &mut select.kind
            && !offered
        {
            options.push(Choice { value: value.to_owned(), chosen: false, disabled: false });
        }
        self.fill(what, value)
    }

    /// Fills in all of them, as far as they are not given by the page.
    pub(crate) fn fill_all<N: AsRef<str>, V: AsRef<str>>(&mut self, pairs: &[(N, V)]) -> &mut Form {
        for (name, value) in pairs {
            self.fill(name.as_ref(), value.as_ref());
        }
        self
    }

    /// What it would send if none of its buttons were pressed.
    pub(crate) fn entries(&self) -> Vec<(String, String)> {
        self.controls.iter().flat_map(|control| control.entries(false)).collect()
    }

    fn names(&self) -> Vec<String> {
        self.controls
            .iter()
            .map(|control| format!("{} ({}) {:?}", control.name, control.label, control.values()))
            .collect()
    }

    /// The names of its fields, each once; buttons are none.
    pub(crate) fn fields(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for control in self.controls.iter().filter(|control| !matches!(control.kind, Kind::Button { .. })) {
            if !names.contains(&control.name.as_str()) {
                names.push(&control.name);
            }
        }
        names
    }

    /// Labels of its buttons.
    pub(crate) fn buttons(&self) -> Vec<&str> {
        let buttons = self.controls.iter().filter(|control| matches!(control.kind, Kind::Button { .. }));
        buttons.map(|control| control.label.as_str()).collect()
    }

    /// Everything that is sent when the button is pressed: called by its label, its name or its value. Enter presses the first.
    pub(super) fn pressed(&self, button: Option<&str>) -> (String, Vec<(String, String)>) {
        let is_button = |control: &&Control| matches!(control.kind, Kind::Button { .. }) && !control.disabled;
        let mut buttons = self.controls.iter().filter(is_button);
        let pressed = match button {
            None => buttons.next(),
            Some(what) => {
                let found = buttons.find(|control| control.is_called(what) || control.offers(what));
                Some(found.unwrap_or_else(|| panic!("no button «{what}», but {:?}", self.buttons())))
            }
        };
        let is_pressed = |control: &Control| pressed.is_some_and(|pressed| std::ptr::eq(pressed, control));
        let sent = self.controls.iter().flat_map(|control| control.entries(is_pressed(control)));
        let action = pressed.and_then(|pressed| match &pressed.kind {
            Kind::Button { action, .. } => action.clone(),
            _ => None,
        });
        (action.unwrap_or_else(|| self.action.clone()), sent.collect())
    }
}

impl Control {
    fn of(document: &Document, number: usize) -> Option<Control> {
        let field = document.element(number);
        let attribute = |name: &str| field.get(name).unwrap_or_default().to_owned();
        let of = field.get("type").unwrap_or("text").to_ascii_lowercase();
        let kind = match (field.name.as_str(), of.as_str()) {
            ("textarea", _) => Kind::Lines(document.raw_text(number)),
            ("select", _) => select(document, number),
            ("button", "button" | "reset") | ("input", "button" | "reset" | "image" | "file") => return None,
            ("button", _) | ("input", "submit") => {
                Kind::Button { value: attribute("value"), action: field.get("formaction").map(str::to_owned) }
            }
            ("input", "checkbox" | "radio") => {
                let value = field.get("value").unwrap_or("on").to_owned();
                let checked = field.has("checked");
                if of == "radio" { Kind::Radio { value, checked } } else { Kind::Box { value, checked } }
            }
            _ => Kind::Line { value: clean(&of, &attribute("value")), of },
        };
        let label = if matches!(kind, Kind::Button { .. }) {
            if field.name == "button" { document.text_of(number) } else { attribute("value") }
        } else {
            label(document, number)
        };
        Some(Control { name: attribute("name"), label, kind, disabled: is_disabled(document, number) })
    }

    fn is_called(&self, what: &str) -> bool {
        self.name == what || !self.label.is_empty() && self.label == what
    }

    fn offers(&self, value: &str) -> bool {
        match &self.kind {
            Kind::Line { of, value: given } => of != "hidden" || given == value,
            Kind::Lines(_) => true,
            Kind::Box { value: own, .. } | Kind::Radio { value: own, .. } | Kind::Button { value: own, .. } => {
                own == value
            }
            Kind::Select { options, .. } => options.iter().any(|option| option.value == value && !option.disabled),
        }
    }

    fn values(&self) -> Vec<String> {
        match &self.kind {
            Kind::Line { value, .. } | Kind::Lines(value) => vec![value.clone()],
            Kind::Box { value, .. } | Kind::Radio { value, .. } | Kind::Button { value, .. } => vec![value.clone()],
            Kind::Select { options, .. } => options.iter().map(|option| option.value.clone()).collect(),
        }
    }

    fn take(&mut self, new: &str) {
        match &mut self.kind {
            Kind::Line { of, value } => *value = clean(of, new),
            Kind::Lines(value) => new.clone_into(value),
            Kind::Box { checked, .. } | Kind::Radio { checked, .. } => *checked = true,
            Kind::Select { options, several } => {
                for option in options.iter_mut() {
                    option.chosen = option.value == new || *several && option.chosen;
                }
            }
            Kind::Button { .. } => panic!("a button is pressed, not filled"),
        }
    }

    /// Names and values, with line ends as they travel.
    fn entries(&self, pressed: bool) -> Vec<(String, String)> {
        if self.disabled || self.name.is_empty() {
            return Vec::new();
        }
        let values: Vec<&String> = match &self.kind {
            Kind::Line { value, .. } | Kind::Lines(value) => vec![value],
            Kind::Box { value, checked } | Kind::Radio { value, checked } => {
                checked.then_some(value).into_iter().collect()
            }
            Kind::Select { options, .. } => {
                options.iter().filter(|option| option.chosen && !option.disabled).map(|option| &option.value).collect()
            }
            Kind::Button { value, .. } => pressed.then_some(value).into_iter().collect(),
        };
        values.into_iter().map(|value| (with_crlf(&self.name), with_crlf(value))).collect()
    }
}

/// What a field of the type can hold of a text.
fn clean(of: &str, text: &str) -> String {
    let line: String = text.chars().filter(|sign| !['\r', '\n'].contains(sign)).collect();
    let digits = |from: usize, to: usize| {
        line.get(from..to).is_some_and(|part| part.bytes().all(|digit| digit.is_ascii_digit()))
    };
    match of {
        "hidden" => text.to_owned(),
        "email" | "url" => line.trim().to_owned(),
        "number" if line.parse::<f64>().is_err() => String::new(),
        "date" if !(line.len() == 10 && digits(0, 4) && digits(5, 7) && digits(8, 10)) => String::new(),
        "time" if !(line.len() == 5 && digits(0, 2) && digits(3, 5)) => String::new(),
        _ => line,
    }
}

fn select(document: &Document, number: usize) -> Kind {
    let several = document.element(number).has("multiple");
    let options = document.inside(number).filter(|(_, option)| option.name == "option");
    let mut options: Vec<Choice> = options
        .map(|(number, option)| Choice {
            value: option.get("value").map_or_else(|| document.text_of(number), str::to_owned),
            chosen: option.has("selected"),
            disabled: option.has("disabled")
                || option.inside.iter().any(|around| {
                    let around = document.element(*around);
                    around.name == "optgroup" && around.has("disabled")
                }),
        })
        .collect();
    if !several {
        let chosen = options.iter().rposition(|option| option.chosen);
        let chosen = chosen.or_else(|| options.iter().position(|option| !option.disabled));
        for (at, option) in options.iter_mut().enumerate() {
            option.chosen = Some(at) == chosen;
        }
    }
    Kind::Select { options, several }
}

fn is_disabled(document: &Document, number: usize) -> bool {
    let field = document.element(number);
    let in_set = field.inside.iter().any(|around| {
        let set = document.element(*around);
        let in_legend = || {
            let legend = document.inside(*around).find(|(_, inner)| inner.name == "legend");
            legend.is_some_and(|(legend, _)| field.inside.contains(&legend))
        };
        set.name == "fieldset" && set.has("disabled") && !in_legend()
    });
    field.has("disabled") || in_set
}

/// The label around a field, or the one that names it.
fn label(document: &Document, number: usize) -> String {
    let field = document.element(number);
    let around = field.inside.iter().rev().find(|around| document.element(**around).name == "label").copied();
    let names_it = |(_, label): &(usize, &Element)| {
        label.name == "label" && field.get("id").is_some_and(|id| label.get("for") == Some(id))
    };
    let named = || document.elements().find(names_it).map(|(number, _)| number);
    around.or_else(named).map(|label| document.text_of(label)).unwrap_or_default()
}

/// Every line end becomes two signs, whatever it was.
fn with_crlf(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n").replace('\n', "\r\n")
}

/// As browsers write it, in an address or in a body.
pub(super) fn encode(entries: &[(String, String)]) -> String {
    let part = |text: &str| byte_serialize(text.as_bytes()).collect::<String>();
    entries.iter().map(|(name, value)| format!("{}={}", part(name), part(value))).collect::<Vec<_>>().join("&")
}

/// Fields that no page of ours offers, as a browser would send them.
pub(super) fn written(pairs: &[(&str, String)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| (with_crlf(name), with_crlf(value))).collect()
}
