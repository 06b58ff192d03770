import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { softTone, type Tone } from './tone.ts'

type CardProps = ComponentProps<'div'> & {
  tone?: Tone
  /** The element; `section` and `article` need a heading inside. */
  as?: 'div' | 'section' | 'article' | 'li'
  /** Without padding, for cards that lay out their own inside. */
  flush?: boolean
}

/** The basic surface: 2 px outline, hard shadow. */
export function Card({ tone = 'plain', as: Element = 'div', flush = false, className, ...props }: CardProps) {
  // The four elements take the same attributes; `div` stands for all of them in the types.
  const Tag = Element as 'div'
  return <Tag {...props} className={classNames('surface min-w-0', softTone[tone], !flush && 'p-5 sm:p-6', className)} />
}
