//! Statements of the hot path, prepared once for each connection. Diesel prepares an UPDATE of its own anew on every call,
//! which costs a round trip, and so it does an INSERT of several rows: they come as one array a column instead, however many.
//! Nor does it keep a statement with any words of SQL in it, since it cannot know that they are always the same; [`Verbatim`] is.
//! An array that rows are looked for by stands in a SELECT of its own: seen through, it would be planned for anew each time.

use std::marker::PhantomData;

use diesel::expression::{Expression, ValidGrouping, is_aggregate};
use diesel::pg::Pg;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::query_dsl::RunQueryDsl;
use diesel::sql_types::{SingleValue, SqlType, Untyped};
use diesel::{AppearsOnTable, QueryResult, SelectableExpression};

/// A statement from its texts and the values between them, each with its SQL type.
macro_rules! prepared {
    ($name:ident: $($text:literal, $field:ident: $rust:ty as $sql:ty),+ $(; $end:literal)?) => {
        struct $name<'a> {
            $($field: &'a $rust,)+
        }

        impl diesel::query_builder::QueryId for $name<'_> {
            type QueryId = $name<'static>;
            const HAS_STATIC_QUERY_ID: bool = true;
        }

        impl diesel::query_builder::QueryFragment<diesel::pg::Pg> for $name<'_> {
            fn walk_ast<'b>(
                &'b self,
                mut out: diesel::query_builder::AstPass<'_, 'b, diesel::pg::Pg>,
            ) -> diesel::QueryResult<()> {
                $(
                    out.push_sql($text);
                    out.push_bind_param::<$sql, _>(self.$field)?;
                )+
                $(out.push_sql($end);)?
                Ok(())
            }
        }

        impl<Conn> diesel::query_dsl::RunQueryDsl<Conn> for $name<'_> {}
    };
}

pub(super) use prepared;

/// A part of a statement in SQL's own words, always the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Verbatim<T> {
    sql: &'static str,
    _type: PhantomData<T>,
}

/// The type is whatever Postgres will answer with.
pub(super) const fn verbatim<T>(sql: &'static str) -> Verbatim<T> {
    Verbatim { sql, _type: PhantomData }
}

impl<T: SqlType + SingleValue> Expression for Verbatim<T> {
    type SqlType = T;
}

impl<T, Groups> ValidGrouping<Groups> for Verbatim<T> {
    type IsAggregate = is_aggregate::Never;
}

impl<T> QueryId for Verbatim<T> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<T> QueryFragment<Pg> for Verbatim<T> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(self.sql);
        Ok(())
    }
}

impl<T, Source> SelectableExpression<Source> for Verbatim<T> where Verbatim<T>: Expression {}

impl<T, Source> AppearsOnTable<Source> for Verbatim<T> where Verbatim<T>: Expression {}

/// A statement without any values, planned once for each connection.
pub(super) struct Plain(pub(super) &'static str);

impl Query for Plain {
    type SqlType = Untyped;
}

impl QueryId for Plain {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl QueryFragment<Pg> for Plain {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(self.0);
        Ok(())
    }
}

impl<Conn> RunQueryDsl<Conn> for Plain {}

/// So many rows of a query at most, the number written out. A plan for any number of rows is thought dear, so that another one is
/// made on every call; this one is made once for each connection.
pub(super) struct Top<Q> {
    pub(super) query: Q,
    pub(super) count: i64,
}

impl<Q: Query> Query for Top<Q> {
    type SqlType = Q::SqlType;
}

impl<Q> QueryId for Top<Q> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<Q: QueryFragment<Pg>> QueryFragment<Pg> for Top<Q> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        self.query.walk_ast(out.reborrow())?;
        out.push_sql(" LIMIT ");
        out.push_sql(&self.count.to_string());
        Ok(())
    }
}

impl<Q, Conn> RunQueryDsl<Conn> for Top<Q> {}

/// One column of the rows.
pub(super) fn column<'a, R, T>(rows: &'a [R], value: impl FnMut(&'a R) -> T) -> Vec<T> {
    rows.iter().map(value).collect()
}
