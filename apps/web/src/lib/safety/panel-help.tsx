import type { CrisisHelp } from '@squash/contract/safety'
import { CrisisList } from './crisis-list.tsx'
import { callLink } from './dial.ts'

/** Who can help, short enough to stand above a phone's keyboard: the service that fits best, the emergency number, and the rest folded. */
export function PanelHelp({ resources, emergency }: Pick<CrisisHelp, 'resources' | 'emergency'>) {
  const [first, ...others] = resources
  if (!first) return null
  return (
    <div className="border-y-2 border-faint py-2">
      <CrisisList resources={[first]} />
      <p>
        In danger right now?{' '}
        {emergency === null ? (
          'Call the emergency number where you are.'
        ) : (
          <a
            href={callLink(emergency)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Call {emergency}
          </a>
        )}
      </p>
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
            More people who can help ({others.length})
          </summary>
          <CrisisList resources={others} />
        </details>
      )}
    </div>
  )
}
