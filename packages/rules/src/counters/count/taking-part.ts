import { type Counters, plus } from '../counters.ts'
import { holidayOf } from '../holidays.ts'
import { oneMoreIn, withMember } from '../latest.ts'
import type { Viewpoint } from './viewpoint.ts'

const [MONDAY, FRIDAY, SATURDAY] = [1, 5, 6]

/** The user started a conflict or responded to one. */
export function countTakingPart(counters: Counters, at: Date, { local }: Viewpoint): Counters {
  const now = local(at)
  const holiday = holidayOf(now)
  const time = at.getTime()
  const takenPartByWeek = oneMoreIn(counters.takenPartByWeek, now.week)
  const counted = plus(counters, {
    takenPart: 1,
    mondayConflicts: Number(now.weekday === MONDAY),
    fridayConflicts: Number(now.weekday === FRIDAY),
    weekendConflicts: Number(now.weekday >= SATURDAY),
  })
  return {
    ...counted,
    takenPartByWeek,
    mostInOneWeek: Math.max(counters.mostInOneWeek, takenPartByWeek[now.week] ?? 0),
    holidays: holiday ? withMember(counters.holidays, holiday) : counters.holidays,
    firstConflictAt: Math.min(counters.firstConflictAt ?? time, time),
    lastConflictAt: Math.max(counters.lastConflictAt ?? time, time),
  }
}
