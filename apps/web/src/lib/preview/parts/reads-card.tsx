import { LIMITS } from '@squash/contract/limits'
import type { Mood } from '@squash/contract/values'
import type { Ref } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { MoodBadge } from '../../conflicts/mood-badge.tsx'
import { WriterBadge } from '../../mediator/writer-badge.tsx'
import { CallProgress } from '../call-progress.tsx'
import { CalmText } from '../marked-text.tsx'
import type { OpenPreview } from '../message.ts'
import { keptLine, missingLine, previewTexts, type Reader, readerTexts } from '../texts.ts'

type ReadsCardProps = {
  heading: Ref<HTMLHeadingElement>
  field: Ref<HTMLTextAreaElement>
  open: OpenPreview
  mood: Mood | null
  reader: Reader
  tone: 'party1' | 'party2'
  isFindingWords: boolean
  /** What is wrong with the edit. */
  problem: string | undefined
  onEdit: (text: string) => void
  isReadOnly: boolean
}

/** What the other person will read, or the field in which its author edits it. */
export function ReadsCard(props: ReadsCardProps) {
  const { heading, field, open, mood, reader, tone, isFindingWords, problem, onEdit, isReadOnly } = props
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
        <Wording open={open} reader={reader} />
      ) : (
        <TextArea
          ref={field}
          label="Your wording"
          hint="Squash only refuses insults that you add. The rest is up to you."
          error={problem}
          max={LIMITS.wording}
          rows={5}
          value={edit}
          readOnly={isReadOnly}
          onChange={(event) => onEdit(event.target.value)}
        />
      )}
      {isFindingWords && <CallProgress />}
      {edit === null && shown.note !== 'nothing_left' && <ReceiptLines open={open} />}
    </Card>
  )
}

function Wording({ open: { shown }, reader }: { open: OpenPreview; reader: Reader }) {
  if (shown.note === 'nothing_left') return <Notice>{previewTexts.nothingLeft}</Notice>
  return (
    <>
      <CalmText text={shown.text} language={shown.language} kept={shown.receipt.kept} />
      {shown.note === 'as_typed' && <Notice tone="rose">{readerTexts.asTyped(reader)}</Notice>}
    </>
  )
}

/** What was kept and what is missing, and how the wording was made. */
function ReceiptLines({ open: { shown } }: { open: OpenPreview }) {
  const kept = keptLine(shown.receipt, shown.written_by)
  const missing = missingLine(shown.receipt)
  return (
    <div className="mt-auto flex flex-col gap-3 text-sm">
      {missing !== null && <Notice tone="rose">{missing}</Notice>}
      {kept !== '' && shown.note === null && (
        <p>
          <span aria-hidden className="font-bold text-band-green">
            ✓
          </span>{' '}
          {kept}
        </p>
      )}
      {shown.written_by === 'canned' && shown.note === null && (
        <div className="flex flex-col gap-1.5">
          <WriterBadge by="canned" isOwn />
          <p className="text-ink/75">{previewTexts.withoutAi}</p>
        </div>
      )}
      {shown.written_by === 'author' && <WriterBadge by="author" isOwn />}
    </div>
  )
}
