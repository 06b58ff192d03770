import { HOLIDAYS } from '../../counters/holidays.ts'
import { after, JONAS, jonass, MAYA, many, mayas, TUESDAY } from '../../counters/testing/histories.ts'
import { DAY, HOUR, MINUTE } from '../../time/units.ts'
import type { Row } from './rows.ts'

const starts = (times: number, at = TUESDAY) => many(times, (number) => mayas(number).started('', at))
const startedOn = (at: string) => [mayas().started('', new Date(at))]
const votes = (times: number, satisfied: boolean) => many(times, (number) => mayas(number).voted(MAYA, satisfied))
const resolutions = (times: number) => many(times, (number) => mayas(number).resolved())
const answered = (waited: number) => [jonass().responded('', after(waited))]
const voteAt = (at: string): Row[0] => [mayas().voted(MAYA, true, new Date(at))]
const monday = new Date('2026-03-09T00:00:00Z')
const sunday = new Date('2026-03-08T23:59:59Z')
const saturday = new Date('2026-03-07T12:00:00Z')

export const CONFLICT_ROWS: Readonly<Record<string, Row>> = {
  first_conflict: [[mayas().started()], [jonass().started()]],
  first_agreement_kept: [[mayas().held()], [mayas().held(), mayas().held(false)]],
  first_answer: [[jonass().responded()], [jonass().started()]],
  five_conflicts: [starts(5), [...starts(5), mayas(4).deleted()]],
  twenty_conflicts: [starts(20), starts(19)],
  twenty_five_conflicts: [starts(25), starts(24)],
  fifty_conflicts: [starts(50), starts(49)],
  ten_conflicts_in_a_week: [starts(10), [...starts(9), mayas('next week').started('', monday)]],
  five_active_conflicts: [starts(5), [...starts(4), mayas(0).resolved(), mayas(5).started()]],
  thirty_days_of_peace: [starts(1), starts(1), { now: after(30 * DAY) }, { now: after(30 * DAY - 1) }],
  back_after_a_break: [
    [...starts(1), mayas('new').started('', after(23 * DAY))],
    [...starts(1), mayas('new').started('', after(23 * DAY - 1))],
    { now: after(30 * DAY) },
    { now: after(30 * DAY) },
  ],

  quick_answer: [answered(5 * MINUTE - 1), answered(5 * MINUTE)],
  slept_on_it: [answered(72 * HOUR), answered(72 * HOUR - 1)],
  delayed_response: [answered(168 * HOUR), answered(168 * HOUR - 1)],
  first_rehash: [[mayas().rehashAsked(MAYA)], [mayas().rehashAsked(JONAS)]],
  wrote_core_issue: [[mayas().coreIssue(MAYA)], [mayas().coreIssue(JONAS)]],
  first_reflection: [[mayas().reflected()], [mayas().coreIssue(MAYA), mayas().coreIssue(JONAS)]],
  ai_judged: [[jonass().ruled()], [jonass().rulingAsked(MAYA)]],
  twenty_satisfied_votes: [votes(20, true), [...votes(19, true), ...votes(1, false)]],
  ten_unsatisfied_votes: [votes(10, false), [...votes(9, false), ...votes(1, true)]],

  first_resolution: [[jonass().resolved()], [mayas().voted(MAYA, true)]],
  ten_resolved: [resolutions(10), [...resolutions(9), mayas(9).ruled()]],
  solved_stage_1: [[mayas().resolved(1)], [mayas().resolved(2)]],
  solved_stage_2: [[mayas().resolved(2)], [mayas().resolved(3)]],
  solved_stage_3: [[mayas().resolved(3)], [mayas().resolved(2)]],
  conflict_closed_quick: [[mayas().resolved(2, after(HOUR - 1))], [mayas().resolved(2, after(HOUR))]],
  same_day_resolution: [[mayas().resolved(2, after(15 * HOUR - 1))], [mayas().resolved(2, after(15 * HOUR))]],
  five_same_day_resolutions: [
    many(5, (number) => mayas(number).resolved(2, after(2 * HOUR))),
    many(4, (number) => mayas(number).resolved(2, after(2 * HOUR))),
  ],
  weekend_resolution: [[mayas().resolved(2, saturday)], [mayas().resolved(2, monday)]],
  long_conflict: [[mayas().resolved(2, after(14 * DAY + 1))], [mayas().resolved(2, after(14 * DAY))]],
  five_resolved_as_responder: [
    many(5, (number) => jonass(number).resolved()),
    [...many(4, (number) => jonass(number).resolved()), mayas().resolved()],
  ],
  high_resolution_rate: [
    [...starts(10), ...resolutions(9)],
    [...starts(9), ...resolutions(9)],
  ],

  early_bird: [voteAt('2026-03-03T05:00:00Z'), voteAt('2026-03-03T07:00:00Z')],
  lunch_break: [voteAt('2026-03-03T11:00:00Z'), voteAt('2026-03-03T14:00:00Z')],
  night_owl: [voteAt('2026-03-03T23:00:00Z'), voteAt('2026-03-03T22:59:59Z')],
  first_monday_conflict: [[mayas().started('', monday)], [mayas().started('', sunday)]],
  first_friday_conflict: [startedOn('2026-03-06T00:00:00Z'), startedOn('2026-03-07T00:00:00Z')],
  first_weekend_conflict: [[mayas().started('', sunday)], [mayas().started('', monday)]],
  three_weekend_conflicts: [starts(3, saturday), [...starts(2, saturday), mayas('later').started('', monday)]],
  open_on_a_holiday: [
    starts(1),
    starts(1),
    { now: new Date('2026-07-04T12:00:00Z') },
    { now: new Date('2026-07-05T12:00:00Z') },
  ],
  ...holidays(),
}

function holidays(): Record<string, Row> {
  const codes = [
    'new_years_day',
    'valentines_day',
    'fourth_of_july',
    'halloween',
    'twenty_fourth_november',
    'twenty_fifth_november',
    'christmas_eve',
    'christmas_day',
    'new_years_eve',
  ]
  const rows = codes.map((code, number): [string, Row] => {
    const day = new Date(`2026-${HOLIDAYS[number]}T12:00:00Z`)
    // two days later, because the day after 24 December is a holiday too
    return [code, [[mayas().started('', day)], [mayas().started('', after(2 * DAY, day))]]]
  })
  return Object.fromEntries(rows)
}
