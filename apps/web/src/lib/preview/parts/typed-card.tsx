import type { Receipt } from '@squash/contract/receipt'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Card } from '../../../ui/card.tsx'
import { TypedText } from '../marked-text.tsx'
import { leftOutLine, previewTexts } from '../texts.ts'

/** What the author typed, with what was left out struck through. Folded on a phone, where what will be read comes first. */
export function TypedCard({ text, receipt }: { text: string; receipt: Receipt }) {
  const isWide = useIsWide()
  const leftOut = leftOutLine(receipt)
  const typed = (
    <>
      <TypedText text={text.trim()} receipt={receipt} />
      {leftOut !== null && <p className="mt-auto text-sm text-ink/75">{leftOut}</p>}
    </>
  )
  return (
    <Card as="section" tone="rose" className="flex flex-col gap-4">
      {isWide ? (
        <>
          <h2 className="eyebrow flex min-h-8 items-center font-text text-ink/75">{previewTexts.typed}</h2>
          {typed}
        </>
      ) : (
        <Folded summary={leftOut}>{typed}</Folded>
      )}
    </Card>
  )
}

function Folded({ summary, children }: { summary: string | null; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="-my-2 flex min-h-11 list-none items-center justify-between gap-3 rounded-lg">
        <span>
          <span className="eyebrow block text-ink/75">{previewTexts.typed}</span>
          {summary !== null && <span className="text-sm group-open:hidden">{summary}</span>}
        </span>
        <span aria-hidden className="text-xl transition-transform duration-150 group-open:rotate-180">
          ▾
        </span>
      </summary>
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </details>
  )
}

/** As wide as Tailwind's `md`: room for both cards side by side. */
const WIDE = '(min-width: 48rem)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
