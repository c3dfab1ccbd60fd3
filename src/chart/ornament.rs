//! Shapes drawn around a point that stands at 0, 0, for any sea: what lives in it, hills, the rose, a frieze.

/// A leaping dolphin.
pub(super) const DOLPHIN: &str = "M-24 6c4-12 16-18 28-14l3-6c2 3 3 5 3 9 6 3 9 7 14 7-2 3-6 4-10 3-4 0-6 1-8 4-1-2-1-4 0-6-10-3-18 0\
                                  -24 8 0 3-2 5-6 5 1-2 1-4 0-6-2-1-4-1-6 0 1-3 3-4 6-4Z";

pub(super) const HILL: &str = "l6-10 6 10h-4l-2-10z";
pub(super) const WAVE: &str = "q4-5 8 0t8 0t8 0";

/// Half of each point of the rose is dark.
pub(super) const ROSE: &str = "M0-44 5-5 0 0ZM44 0 5 5 0 0ZM0 44-5 5 0 0ZM-44 0-5-5 0 0ZM23-23 7 0 0 0ZM23 23 0 7 0 0ZM-23 23-7 0 0 \
                               0ZM-23-23 0-7 0 0Z";
pub(super) const ROSE_LINES: &str = "M0-44-5-5 0 0ZM44 0 5-5 0 0ZM0 44 5 5 0 0ZM-44 0-5 5 0 0ZM23-23 0-7 0 0ZM23 23 7 0 0 0ZM-23 23 0 7 \
                                     0 0ZM-23-23-7 0 0 0Z";

/// One turn of the meander; it ends where the next begins.
pub(super) const MEANDER: &str = "v-14h18v10h-9v-4m9 8h7";
pub(super) const MEANDER_WIDTH: i32 = 25;
