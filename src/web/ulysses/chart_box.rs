//! The chart on a page: around the ship for narrow screens, and the whole sea. On a narrow screen that is as wide as the page,
//! and a link enlarges it, beginning where the ship lies.

use crate::chart::ulysses::Chart;
use crate::text::Text;

pub(super) fn chart_box(t: Text, near: &Chart<'_>, sea: &Chart<'_>) -> String {
    let [near, sea] = Chart::pair(near, sea);
    format!(
        "{near}<div class=\"chart-sea chart-fit\" id=\"sea\" tabindex=\"0\">{sea}</div><p class=\"chart-ways\">\
         <a class=\"chart-larger\" href=\"#ship\">{}</a><a class=\"chart-smaller\" href=\"#sea\">{}</a></p>",
        t.chart_larger(),
        t.chart_smaller(),
    )
}
