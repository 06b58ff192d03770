import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/text-link.tsx'

type SafetyHintNoteProps = { onDismiss: () => void; className?: string | undefined }

/**
 * What a hint says to the author (docs/reference/safety.md#levels): one gentle sentence with a link to help, which opens in a
 * new tab, so that nothing typed is lost. It shows no number, asks nothing and has no consequence.
 */
export function SafetyHintNote({ onDismiss, className }: SafetyHintNoteProps) {
  return (
    <div
      role="status"
      className={classNames(
        'outlined flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-paper px-4 py-3',
        className,
      )}
    >
      <p className="min-w-0 flex-[1_1_16rem]">
        If you don’t feel safe, or you’re worried about someone,{' '}
        <TextLink to="/safety" target="_blank">
          there are people who can help<span className="sr-only">, opens in a new tab</span>
        </TextLink>
        .
      </p>
      <Button size="small" onClick={onDismiss}>
        Hide this
      </Button>
    </div>
  )
}
