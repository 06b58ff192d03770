import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Counter } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { ScreenedSend, type ScreenedSendProps } from '../safety/screened-send.tsx'

type FormWithTipsProps = Omit<ScreenedSendProps, 'busy' | 'className' | 'onSendAsItIs'> & {
  /** The group's name for screen readers. */
  legend: string
  tips: TipsProps
  /** Shows each problem at its field. @returns whether the form can be submitted */
  check: () => boolean
  /** The message shown with those problems; null if no field is empty. */
  emptyFields: string | null
  isSending: boolean
  /** Shown while the form is being sent. */
  progress?: ReactNode
  onSubmit: (safety_acknowledged: boolean) => void
  cancelTo: string
  submit: string
  /** The fields. */
  children: ReactNode
}

/**
 * A form on a screen of its own, with tips next to it. On a phone its buttons stay within thumb reach.
 */
export function FormWithTips(props: FormWithTipsProps) {
  const { legend, children, tips, check, emptyFields, isSending, progress, onSubmit, cancelTo, ...rest } = props
  const { submit: label, ...screened } = rest
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (check()) onSubmit(false)
    else if (emptyFields !== null) toast.error(emptyFields)
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <form noValidate onSubmit={submit}>
        <Card>
          <fieldset disabled={isSending} className="flex min-w-0 flex-col gap-6">
            <legend className="sr-only">{legend}</legend>
            {children}
          </fieldset>
          <ScreenedSend {...screened} busy={isSending} onSendAsItIs={() => onSubmit(true)} className="mt-6">
            <div className="bottom-0 z-10 max-sm:tall:sticky -mx-5 mt-6 -mb-5 rounded-b-card border-t-2 border-outline bg-card px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
              {isSending && progress && <div className="mb-4">{progress}</div>}
              <div className="flex justify-end gap-3">
                <LinkButton to={cancelTo}>Cancel</LinkButton>
                <Button type="submit" variant="primary" busy={isSending} className="flex-1 sm:flex-none">
                  {label}
                </Button>
              </div>
            </div>
          </ScreenedSend>
        </Card>
      </form>
      {!screened.safety.isHeld && <Tips {...tips} />}
    </div>
  )
}

type TipsProps = { heading: string; items: readonly { title: string; text: string }[] }

function Tips({ heading, items }: TipsProps) {
  return (
    <Card as="section" tone="mediator" className="h-fit">
      <h2 className="text-xl">{heading}</h2>
      <ul className="mt-3 flex flex-col gap-3">
        {items.map(({ title, text }) => (
          <li key={title}>
            <strong className="block">{title}</strong>
            <span className="text-sm">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type LimitedFieldProps = {
  label: string
  /** In code points. */
  max: number
  value: string
  onChange: (text: string) => void
  placeholder?: string
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** A single-line field that shows how much of its limit is used. */
export function LimitedField({ label, max, value, onChange, placeholder, error, ref }: LimitedFieldProps) {
  return (
    <TextField
      ref={ref}
      error={error}
      label={label}
      aside={<Counter text={value} max={max} />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      autoComplete="off"
    />
  )
}

type TitleChipsProps = { titles: readonly string[]; chosen: string; onPick: (title: string) => void }

/** Suggested titles; pressing one fills it in. Together they are one tab stop, with arrow keys between them. */
export function TitleChips({ titles, chosen, onPick }: TitleChipsProps) {
  const chips = useRef<(HTMLButtonElement | null)[]>([])
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, current, titles.length)
    if (next === null) return
    event.preventDefault()
    chips.current[next]?.focus()
  }
  return (
    <div className="min-w-0">
      <p className="eyebrow">Or borrow one</p>
      <div
        role="toolbar"
        aria-label="Suggested titles"
        onKeyDown={move}
        className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 pb-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:pb-0"
      >
        {titles.map((title, place) => (
          <button
            key={title}
            ref={(chip) => {
              chips.current[place] = chip
            }}
            type="button"
            tabIndex={place === current ? 0 : -1}
            aria-pressed={title === chosen}
            onFocus={() => setCurrent(place)}
            onClick={() => onPick(title)}
            className="min-h-11 rounded-full border-2 border-edge bg-card px-4 text-sm font-semibold whitespace-nowrap hover:bg-lime-soft aria-pressed:bg-lime-soft"
          >
            {title}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The place that a key moves to, wrapping around at both ends; null for other keys. */
function placeAfter(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (place + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (place + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
