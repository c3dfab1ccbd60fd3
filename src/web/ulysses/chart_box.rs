//! The chart on a page: around the ship for narrow screens, right below the question, and the whole sea beside what else lies on
//! the table. On a narrow screen that is as wide as the page, and a link enlarges it, beginning where the ship lies.

use crate::chart::ulysses::Chart;
use crate::text::Text;

pub(super) fn chart_box(t: Text, near: &Chart<'_>, sea: &Chart<'_>) -> [String; 2] {
    let [near, sea] = Chart::pair(near, sea);
    let signs = [
        ("★", t.legend_goal()),
        ("☠", t.legend_plague()),
        ("━", t.legend_ways()),
        ("~", t.legend_wake()),
        ("2", t.legend_number()),
        ("B", t.legend_pins()),
    ];
    let signs = signs.map(|(sign, words)| format!("<li><span aria-hidden=\"true\">{sign}</span> {words}</li>"));
    let sea = format!(
        "<div class=\"chart-sea chart-fit\" id=\"sea\" tabindex=\"0\">{sea}</div><p class=\"chart-ways\">\
         <a class=\"chart-larger\" href=\"#ship\">{}</a><a class=\"chart-smaller\" href=\"#sea\">{}</a></p>\
         <details class=\"legend\"><summary>{}</summary><ul>{}</ul></details>",
        t.chart_larger(),
        t.chart_smaller(),
        t.legend(),
        signs.concat(),
    );
    [near, sea]
}
