import { vi } from 'vitest'
import * as account from '../account.ts'
import * as commitments from '../commitments.ts'
import { cannedMediator } from '../mediator.ts'
import * as ruling from '../ruling.ts'
import * as translation from '../translate.ts'

/**
 * Caches what the canned mediator writes for each task, for suites that give it the same tasks thousands of times: it
 * is pure, and writing its texts again would take most of their time. `vi.restoreAllMocks` removes the cache.
 */
export function deriveOnce(): void {
  const { resolve, rehash, reflect } = cannedMediator
  vi.spyOn(cannedMediator, 'resolve').mockImplementation(once(resolve))
  vi.spyOn(cannedMediator, 'rehash').mockImplementation(once(rehash))
  vi.spyOn(cannedMediator, 'reflect').mockImplementation(once(reflect))
  const { accountOf } = account
  vi.spyOn(account, 'accountOf').mockImplementation(once(accountOf))
  const { commitmentsFor } = commitments
  vi.spyOn(commitments, 'commitmentsFor').mockImplementation(once(commitmentsFor))
  const { cannedRuling } = ruling
  vi.spyOn(ruling, 'cannedRuling').mockImplementation(once(cannedRuling))
  const { translateWithoutModel } = translation
  vi.spyOn(translation, 'translateWithoutModel').mockImplementation(once(translateWithoutModel))
}

function once<Task, Text>(write: (task: Task) => Text): (task: Task) => Text {
  const known = new Map<string, Text>()
  return (task) => {
    const key = JSON.stringify(task)
    const text = known.get(key) ?? write(task)
    known.set(key, text)
    return text
  }
}
