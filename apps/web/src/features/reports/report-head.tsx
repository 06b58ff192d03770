import type { MyReport } from '@squash/contract/reports'
import type { ReactNode, Ref } from 'react'
import { dayOf } from '../../lib/dates.ts'
import { CATEGORY_WORDS, KIND_WORDS } from '../../lib/moderation/words.ts'

type ReportHeadProps = { report: MyReport; at: string; status: ReactNode; heading?: Ref<HTMLHeadingElement> }

/** What it is about, since when, and where it stands. */
export function ReportHead({ report: { kind, category, title }, at, status, heading }: ReportHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="eyebrow text-ink/75">
          {KIND_WORDS[kind]} · {CATEGORY_WORDS[category].label} · <time dateTime={at}>{dayOf(at)}</time>
        </p>
        <h3 ref={heading} tabIndex={-1} className="mt-0.5 text-xl wrap-anywhere">
          {title ?? UNTITLED[kind]}
        </h3>
      </div>
      {status}
    </div>
  )
}

const UNTITLED: Record<MyReport['kind'], string> = {
  ruling: 'A public ruling',
  debate: 'A debate',
  profile: 'A profile',
  message: 'A message in a conflict',
}
