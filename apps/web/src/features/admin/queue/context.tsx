import type { ReportContext } from '@squash/contract/reports'
import { Said } from '../../../lib/moderation/said.tsx'

/** What the reporter could see when they reported it, and nothing else (decisions §12). */
export function Context({ context: { texts } }: { context: ReportContext }) {
  if (texts.length === 0) return null
  return (
    <div className="rounded-control border-2 border-edge bg-paper p-4">
      <p className="mb-3 font-bold">What the reporter saw</p>
      <div className="flex flex-col gap-4">
        {texts.map(({ label, text }) => (
          <Said key={label} by={label}>
            {text}
          </Said>
        ))}
      </div>
    </div>
  )
}
