import { LIMITS } from '@squash/contract/limits'
import type { Receipt } from '@squash/contract/receipt'
import type { Mood } from '@squash/contract/values'
import { isReworded } from '@squash/rules/previews/preview'
import { type ReactNode, type Ref, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CallProgress } from '../../ui/progress-note.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { MoodBadge } from '../conflicts/moods.tsx'
import { WriterBadge } from '../mediator/mediator-card.tsx'
import { CalmText, type Place, TypedText } from './marked-text.tsx'
import type { OpenPreview } from './message.ts'
import { isAsTyped, keptLine, leftOutLine, missingLine, previewTexts, type Reader, readerTexts } from './texts.ts'

type ReadsCardProps = {
  heading: Ref<HTMLHeadingElement>
  field: Ref<HTMLTextAreaElement>
  open: OpenPreview
  /** What the author typed. */
  typed: string
  mood: Mood | null
  reader: Reader
  tone: 'party1' | 'party2'
  isFindingWords: boolean
  /** The problem with the edit. */
  problem: string | undefined
  onEdit: (text: string) => void
  /** Opens the field with this part of the text selected. */
  onEditPart: (part: Place) => void
  isReadOnly: boolean
}

/** The text the other person will read, or a field for editing it. */
export function ReadsCard(props: ReadsCardProps) {
  const { heading, field, open, typed, mood, reader, tone, isFindingWords, problem, onEdit, onEditPart, isReadOnly } =
    props
  const { shown, edit } = open
  return (
    <Card as="section" tone={tone} data-moment aria-busy={isFindingWords} className="flex flex-col gap-4 md:order-last">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="eyebrow font-text text-ink/75 outline-none">
          {readerTexts.reads(reader)}
        </h2>
        {mood && <MoodBadge mood={mood} />}
      </div>
      {edit === null ? (
        <Wording open={open} reader={reader} onEditPart={onEditPart} />
      ) : (
        <TextArea
          ref={field}
          label="Your wording"
          hint="Word it however you like. The only thing Squash won’t send is an insult that you’ve added."
          error={problem}
          max={LIMITS.wording}
          rows={5}
          value={edit}
          readOnly={isReadOnly}
          onChange={(event) => onEdit(event.target.value)}
        />
      )}
      {isFindingWords && <CallProgress />}
      {edit === null && shown.note !== 'nothing_left' && <ReceiptLines open={open} typed={typed} reader={reader} />}
    </Card>
  )
}

type WordingProps = Pick<ReadsCardProps, 'open' | 'reader' | 'onEditPart'>

function Wording({ open: { shown }, reader, onEditPart }: WordingProps) {
  if (shown.note === 'nothing_left') return <Notice>{previewTexts.nothingLeft}</Notice>
  // A language model's own wording is never underlined, because it recognises insults better than our trained model.
  const doubtful = shown.written_by === 'ai' ? [] : (shown.receipt.doubtful ?? [])
  const [first] = doubtful
  return (
    <>
      <CalmText text={shown.text} language={shown.language} kept={shown.receipt.kept} doubtful={doubtful} />
      {first && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm">{readerTexts.doubtful(reader)}</p>
          <Button onClick={() => onEditPart(first)}>Change them</Button>
        </div>
      )}
      {shown.note === 'as_typed' && <Notice tone="rose">{readerTexts.asTyped(reader)}</Notice>}
      {shown.note === 'may_hurt' && <Notice tone="rose">{readerTexts.mayHurt(reader)}</Notice>}
    </>
  )
}

/** The facts and requests that the wording keeps and lacks, and who wrote it. */
function ReceiptLines({ open: { shown }, typed, reader }: Pick<ReadsCardProps, 'open' | 'typed' | 'reader'>) {
  const kept = keptLine(shown.receipt, shown.written_by)
  const missing = missingLine(shown.receipt)
  const isUnchanged = shown.written_by === 'canned' && isAsTyped(shown.text, typed)
  return (
    <div className="mt-auto flex flex-col gap-3 text-sm">
      {missing !== null && <Notice tone="rose">{missing}</Notice>}
      {kept !== '' && isReworded(shown.note) && (
        <p>
          <span aria-hidden className="font-bold text-band-green">
            ✓
          </span>{' '}
          {kept}
        </p>
      )}
      {isUnchanged && isReworded(shown.note) && (
        <div className="flex flex-col gap-1.5">
          <WriterBadge by="author" isOwn />
          <p className="text-ink/75">{readerTexts.asTyped(reader)}</p>
        </div>
      )}
      {shown.written_by === 'canned' && !isUnchanged && isReworded(shown.note) && (
        <div className="flex flex-col gap-1.5">
          <WriterBadge by="canned" isOwn />
          {shown.note === null && <p className="text-ink/75">{previewTexts.withoutAi}</p>}
        </div>
      )}
      {shown.written_by === 'author' && <WriterBadge by="author" isOwn />}
    </div>
  )
}

type TypedCardProps = {
  text: string
  receipt: Receipt
  /** Whether the other person will read exactly this. */
  isShared: boolean
}

/**
 * The author's original text, with omissions struck through. Collapsed on a phone, where the new wording comes first.
 */
export function TypedCard({ text, receipt, isShared }: TypedCardProps) {
  const heading = isShared ? previewTexts.typedAndRead : previewTexts.typed
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
          <h2 className="eyebrow flex min-h-8 items-center font-text text-ink/75">{heading}</h2>
          {typed}
        </>
      ) : (
        <Folded heading={heading} summary={leftOut}>
          {typed}
        </Folded>
      )}
    </Card>
  )
}

function Folded({ heading, summary, children }: { heading: string; summary: string | null; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="-my-2 flex min-h-11 list-none items-center justify-between gap-3 rounded-lg">
        <span>
          <span className="eyebrow block text-ink/75">{heading}</span>
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

/** Tailwind's `md`: wide enough for both cards side by side. */
const WIDE = '(min-width: 48rem)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
