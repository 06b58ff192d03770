import { LIMITS } from '@squash/contract/limits'
import type { Ref } from 'react'
import { Counter } from '../../ui/counter.tsx'
import { TextField } from '../../ui/field.tsx'
import { SUGGESTED_TITLES } from './copy.ts'

type TitleFieldProps = {
  value: string
  onChange: (title: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** The title, with nine to start from. */
export function TitleField({ value, onChange, error, ref }: TitleFieldProps) {
  return (
    <div className="min-w-0">
      <TextField
        ref={ref}
        error={error}
        label="What is it about?"
        aside={<Counter text={value} max={LIMITS.conflictTitle} />}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder="A title you can both live with"
        autoComplete="off"
      />
      <p className="eyebrow mt-3">Or borrow one</p>
      <ul className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 pb-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:pb-0">
        {SUGGESTED_TITLES.map((title) => (
          <li key={title}>
            <button
              type="button"
              aria-pressed={title === value}
              onClick={() => onChange(title)}
              className="min-h-11 rounded-full border-2 border-edge bg-card px-4 text-sm font-semibold whitespace-nowrap hover:bg-lime-soft aria-pressed:bg-lime-soft"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
