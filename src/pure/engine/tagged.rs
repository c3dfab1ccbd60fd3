//! Enums that name their variant in a field, as the archive spells events: `{"event": "drew", "seat": 0, …}`. What serde derives for
//! them first takes every field apart into values of no type; a book holds a hundred events, and every page reads one. Here a
//! variant is read as soon as its name is known, which in whatever we wrote comes first. The spelling is the same.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{MapAccessDeserializer, MapDeserializer};
use serde::de::{DeserializeSeed, EnumAccess, Error, IgnoredAny, IntoDeserializer, MapAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use serde_json::Value;

/// The field with the name.
const TAG: &str = "event";

/// An enum that is written with its variant's name in the field `event`, and read without a detour.
macro_rules! tagged {
    ($(#[$note:meta])* $see:vis enum $name:ident<$place:ident = $own:ty> { $($variants:tt)* }) => {
        $(#[$note])*
        #[derive(serde::Serialize)]
        #[serde(tag = "event", rename_all = "snake_case")]
        $see enum $name<$place = $own> { $($variants)* }

        const _: () = {
            /// The same variants, told apart from outside.
            #[derive(serde::Deserialize)]
            #[serde(remote = "Event", rename_all = "snake_case")]
            enum Variants<$place> { $($variants)* }

            impl<'de, $place: serde::Deserialize<'de> + Default> serde::Deserialize<'de> for $name<$place> {
                fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    Variants::deserialize($crate::engine::tagged::ByTag(deserializer))
                }
            }
        };
    };
}

pub(in crate::engine) use tagged;

/// Reads a map as an enum.
pub(in crate::engine) struct ByTag<D>(pub(in crate::engine) D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for ByTag<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, D::Error> {
        Err(D::Error::custom("only an enum has variants"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(Named(visitor))
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.deserialize_any(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 char str string bytes byte_buf option unit unit_struct newtype_struct
        seq tuple tuple_struct map struct identifier ignored_any
    }
}

struct Named<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for Named<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fields, `{TAG}` among them")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<V::Value, A::Error> {
        match map.next_key()? {
            Some(Key::Tag) => self.0.visit_enum(Variant(map)),
            Some(Key::Other(first)) => {
                let sorted = tag_first(first, map)?;
                let map = MapDeserializer::<_, serde_json::Error>::new(sorted.into_iter());
                Named(self.0).visit_map(map).map_err(A::Error::custom)
            }
            None => Err(A::Error::missing_field(TAG)),
        }
    }
}

/// The fields as somebody else wrote them, in whatever order; the name before the others.
fn tag_first<'de, A: MapAccess<'de>>(first: String, mut map: A) -> Result<Vec<(String, Value)>, A::Error> {
    let mut fields = vec![(first, map.next_value()?)];
    while let Some(field) = map.next_entry::<String, Value>()? {
        fields.push(field);
    }
    let named = fields.iter().position(|(key, _)| key == TAG).ok_or_else(|| A::Error::missing_field(TAG))?;
    fields.swap(0, named);
    Ok(fields)
}

enum Key {
    Tag,
    Other(String),
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reads;

        impl Visitor<'_> for Reads {
            type Value = Key;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a field")
            }

            fn visit_str<E: Error>(self, key: &str) -> Result<Key, E> {
                Ok(if key == TAG { Key::Tag } else { Key::Other(key.to_owned()) })
            }
        }

        deserializer.deserialize_identifier(Reads)
    }
}

/// A map of which the name is read next, and then the fields of that variant.
struct Variant<A>(A);

impl<'de, A: MapAccess<'de>> EnumAccess<'de> for Variant<A> {
    type Error = A::Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(mut self, seed: S) -> Result<(S::Value, Self), A::Error> {
        let name = self.0.next_value_seed(seed)?;
        Ok((name, self))
    }
}

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Variant<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        let mut rest = Rest(self.0);
        while rest.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        seed.deserialize(MapAccessDeserializer::new(Rest(self.0)))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, A::Error> {
        Err(A::Error::custom("a variant with fields has names for them"))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_map(Rest(self.0))
    }
}

/// The fields after the name. A second name would be read otherwise by other programs, so it is refused.
struct Rest<A>(A);

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Rest<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        self.0.next_key_seed(NoTag(seed))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.0.next_value_seed(seed)
    }
}

struct NoTag<K>(K);

impl<'de, K: DeserializeSeed<'de>> DeserializeSeed<'de> for NoTag<K> {
    type Value = K::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<K::Value, D::Error> {
        deserializer.deserialize_identifier(Untagged(self.0, PhantomData::<D::Error>))
    }
}

struct Untagged<K, E>(K, PhantomData<E>);

impl<'de, K: DeserializeSeed<'de>, R: Error> Visitor<'de> for Untagged<K, R> {
    type Value = K::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<K::Value, E> {
        if key == TAG {
            return Err(E::duplicate_field(TAG));
        }
        self.0.deserialize(key.into_deserializer())
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::ulysses::Event;

    type Told = Event<String>;

    fn read(json: &str) -> Result<Told, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    #[test]
    fn the_fields_of_an_event_may_stand_in_any_order() {
        let event = read(r#"{"event":"ship_moved","from":"troy","to":"ithaca"}"#).unwrap();
        assert_eq!(read(r#"{"from":"troy","event":"ship_moved","to":"ithaca"}"#), Ok(event.clone()));
        assert_eq!(read(r#"{"to":"ithaca","from":"troy","event":"ship_moved"}"#), Ok(event.clone()));
        assert_eq!(serde_json::to_string(&event).unwrap(), r#"{"event":"ship_moved","from":"troy","to":"ithaca"}"#);
    }

    #[test]
    fn an_event_without_a_name_with_two_or_with_a_wrong_one_is_none() {
        for json in [
            "{}",
            "[]",
            "3",
            r#"{"from":"troy","to":"ithaca"}"#,
            r#"{"event":"ship_moved","from":"troy"}"#,
            r#"{"event":"ship_moved","from":"troy","to":"ithaca","event":"ship_moved"}"#,
            r#"{"from":"troy","event":"ship_moved","to":"ithaca","event":"turn_ended"}"#,
            r#"{"event":"ship_moved","from":"troy","from":"troy","to":"ithaca"}"#,
            r#"{"event":"ship_sank","from":"troy","to":"ithaca"}"#,
            r#"{"event":7,"from":"troy","to":"ithaca"}"#,
        ] {
            assert!(read(json).is_err(), "{json}");
        }
    }
}
