import { Switch } from '@base-ui/react/switch'
import { useId } from 'react'

type NameChoiceProps = { checked: boolean; onChange: (shown: boolean) => void; disabled?: boolean }

/** Whether the viewer's name stands beside the public ruling. */
export function NameChoice({ checked, onChange, disabled = false }: NameChoiceProps) {
  const id = useId()
  return (
    <div className="outlined flex items-center justify-between gap-4 rounded-control bg-card px-4 py-3">
      <div>
        <label htmlFor={id} className="font-bold">
          Show my name
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {checked
            ? 'The public sees your name beside the ruling.'
            : 'The public sees “Anonymous User” instead of you.'}
        </p>
      </div>
      <Switch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        className="relative flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-edge bg-faint transition-colors data-checked:bg-lime data-disabled:opacity-60 before:absolute before:-inset-2"
      >
        <Switch.Thumb className="block size-6 translate-x-0.5 rounded-full border-2 border-edge bg-card transition-transform duration-150 data-checked:translate-x-6.5" />
      </Switch.Root>
    </div>
  )
}
