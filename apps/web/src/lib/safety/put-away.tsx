import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

/**
 * What becomes of words that their author chose not to send. On a shared device they can be deleted at once.
 * @param onDelete empties the form, and puts the focus where one writes
 */
export function PutAway({ onDelete, className }: { onDelete: () => void; className?: string | undefined }) {
  return (
    <div
      role="status"
      className={classNames(
        'outlined flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-paper px-4 py-3',
        className,
      )}
    >
      <p className="min-w-0 flex-[1_1_18rem]">
        Not sent. What you wrote is kept only in this browser. If someone else uses it too, it’s safer to delete it.
      </p>
      <Button size="small" onClick={onDelete}>
        Delete what I wrote
      </Button>
    </div>
  )
}
