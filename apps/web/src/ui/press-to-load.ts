import { type ComponentProps, type ComponentType, type SyntheticEvent, useState } from 'react'
import { type Later, useLater } from './load-later.ts'
import { preload } from './preload.ts'

/** The props of a button whose press loads what it opens. */
export type UnpressedButton = Pick<
  ComponentProps<'button'>,
  'type' | 'aria-expanded' | 'aria-busy' | 'onClick' | 'onKeyDown' | 'onBlur' | 'onFocus' | 'onPointerEnter'
>

/**
 * For a button that opens something whose code loads with its first press, or a little earlier, when it is focused or
 * pointed at. A user who has moved on in the meantime isn't interrupted.
 * @returns what takes the button's place once pressed and loaded, and the button's props until then
 */
export function usePressToLoad<Props>(later: Later<Props>): [ComponentType<Props> | null, UnpressedButton] {
  const [isPressed, setPressed] = useState(false)
  const Loaded = useLater(later, isPressed, () => setPressed(false))
  const loadAhead = () => void preload(later.load)
  const press = (event: SyntheticEvent<HTMLButtonElement>) => {
    // Not every browser focuses a button that is clicked.
    event.currentTarget.focus()
    setPressed(true)
  }
  const button: UnpressedButton = {
    type: 'button',
    'aria-expanded': false,
    'aria-busy': isPressed,
    onClick: press,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      press(event)
    },
    onBlur: () => setPressed(false),
    onFocus: loadAhead,
    onPointerEnter: loadAhead,
  }
  return [Loaded, button]
}

/** Finishes the press that loaded a trigger: it takes the focus of the button whose place it takes, and opens. */
export function finishPress(trigger: HTMLElement | null): void {
  trigger?.focus({ preventScroll: true })
  trigger?.click()
}
