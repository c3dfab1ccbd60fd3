## Times, in the reader's own zone
time-weekday = { $day ->
    [mo] Monday
    [tu] Tuesday
    [we] Wednesday
    [th] Thursday
    [fr] Friday
    [sa] Saturday
   *[su] Sunday
}
time-month = { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
}
time-date = { $weekday } { $day } { $month } { $year }
time-clock = { $hour }:{ $minute }
time-moment = { $weekday } { $day } { $month }, { $time } ({ $zone })
time-now = within a minute
time-ahead = { $unit ->
    [minute] in { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
    [hour] in { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
   *[day] in { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
}
time-ago = { $unit ->
    [minute] { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
    [hour] { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
   *[day] { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
}

## The pace of a table in own numbers
pace-own = Numbers of your own
pace-own-more = Fill in the three fields below.
pace-own-numbers = { $bank ->
    [one] 1 hour
   *[other] { $bank } hours
} and { $increment } more with every question, at most { $cap }; waking hours only
pace-bank = Hours to begin with
pace-increment = More hours with every question
pace-cap = Hours at most
pace-cap-hint = These three count only if you chose numbers of your own. Hours in which a player sleeps do not count.
fault-pace-bank = A whole number of hours, from 0 to { $most }.
fault-pace-increment = A whole number of hours, from { $least } to { $most }.
fault-pace-cap = A whole number of hours: no less than the other two together, and at most { $most }, so that every clock has an end.

## Where somebody lives
person-zone = Your time zone
person-zone-guess = A guess: please check it.
person-zone-hint = Your clock stops at night, and all times are shown in this zone.
fault-zone = We do not know this time zone. Please choose one from the list.
fault-zone-unsaid = Please confirm where you live: your clock must know when you sleep. We have guessed a zone; correct it if it is wrong.

## When somebody is awake
my-hours = My hours and vacations
hours-title = My hours
hours-lead = Your clock ticks only while you are awake. Changes apply from the next question on.
hours-now = Local time there: { $now }.
hours-from = Awake from
hours-to = Awake until
hours-to-hint = It may be past midnight: from 22:00 until 06:00, for instance.
hours-free = Free days
hours-free-hint = On these days your clock stands still.
hours-save = Save my hours
fault-time = Please write a time of day, like 08:00.
fault-waking-same = Please choose two different times: with the same one twice, nobody could tell whether you never sleep or never wake.
fault-waking-short = { $least } hours a day at least, please; otherwise a question could stay open for months.
fault-waking-long = { $most } hours a day at most, please: a clock should not tick while you sleep.
fault-free-all = One day of the week at least must be left to play on.

## Vacations
vacation-title = Vacations
vacation-lead = While you are away all your clocks stand still, those that are running too. A vacation ends by itself.
vacation-left = { $left ->
    [one] { $left } day of { $year } is left.
   *[other] { $left } days of { $year } are left.
}
vacation-none = You have announced none.
vacation-days = { $first } to { $last }
vacation-begins = It begins on { $when }.
vacation-ends = It ends on { $when }.
vacation-now = now
vacation-first = First day
vacation-first-hint = From today means at once.
vacation-last = Last day
vacation-submit = Announce the vacation
vacation-back = I am back
vacation-cancel = Take it back
fault-date = Please write a day, like 2026-12-24.
fault-vacation-backwards = The last day is before the first.
fault-vacation-past = A vacation begins today at the earliest: time that has passed cannot be given back.
fault-vacation-far = Please announce vacations at most a year ahead.
fault-vacation-twice = You have announced some of these days already.
fault-vacation-allowance = { $left ->
    [0] No day of { $year } is left.
    [one] Only { $left } day of { $year } is left.
   *[other] Only { $left } days of { $year } are left.
}

## How long a game will take
fact-days = Duration
forecast-days = about { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
forecast-hint = An estimate, based on when these players are awake and how soon simulated players read their email.

clock-own-due = Please answer by { $when }.
clock-latest = The table waits until { $when }. Vacations, letters held back and extra time from the host come on top.
clock-bot = { $name } is a bot: the answer comes in a moment.
clock-look = Look again
away-own = The caretaker plays for you at the moment, because your time ran out. Nobody minds: take your seat back whenever you like.
away-back = I am back
more-time = Give more time
more-time-to = To whom
more-time-all = Everyone
more-time-more = If that player has an open question, their clock gets one more increment. Nobody can see who still has to answer, so this page looks the same either way.
more-time-given = Time is given: if a player you chose has an open question, their clock has one increment more, up to twice the longest time for an answer. Nobody can see who still has to answer, not even you.
more-time-submit = Give more time

letter-due = Please answer by { $when }.
letter-reminder = A reminder: the table is still waiting for your answer.
letter-away = The caretaker has taken over your seat
letter-away-more = Your time ran out twice in a row. The caretaker plays for you now, so that the others need not wait. The seat stays yours: open the table and tap “I am back” whenever you like.

attention-quiet = Send letters about games only in my waking hours
attention-most = Letters about games per day, at most
attention-most-hint = Leave empty for no limit. Further letters wait for the next day; clocks begin when a letter has left.
fault-letters-a-day = A whole number from 1 to 100, or nothing.
away-offered = The others are looking for somebody to take over your seat; until somebody has, one tap brings you back.
