import { createElement, type HTMLAttributes, type RefAttributes } from 'react'
import { classNames } from './class-names.ts'
import { softTone, type Tone } from './tone.ts'

type CardProps = HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> & {
    tone?: Tone
    /** The element; `section` and `article` need a heading inside. */
    as?: 'div' | 'section' | 'article' | 'li'
    /** Without padding, for cards that lay out their own inside. */
    flush?: boolean
  }

/** The basic surface: 2 px outline, hard shadow. */
export function Card({ tone = 'plain', as: Element = 'div', flush = false, className, ...props }: CardProps) {
  const classes = classNames('surface min-w-0', softTone[tone], !flush && 'p-5 sm:p-6', className)
  return createElement(Element, { ...props, className: classes })
}
