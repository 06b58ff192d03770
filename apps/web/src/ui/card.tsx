import { createElement, type HTMLAttributes, type ReactNode, type RefAttributes, useId } from 'react'
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

type SectionProps = { id?: string; title: string; aside?: ReactNode; children: ReactNode }

/** A part of a screen that can be linked to: `/profile#squashcred`. A link within the page moves the focus there. */
export function Section({ id, title, aside, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} tabIndex={-1} aria-labelledby={heading} className="scroll-mt-20 focus:outline-none">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        {aside && <p className="font-semibold text-muted">{aside}</p>}
      </div>
      {children}
    </section>
  )
}

/** One figure with its name, as a definition list so that both are read together. */
export function Stat({ value, label, tone = 'plain' }: { value: ReactNode; label: string; tone?: Tone }) {
  return (
    <Card tone={tone} className="px-3 py-3.5 sm:px-5 sm:py-4">
      <dl className="flex flex-col-reverse">
        <dt className="text-sm font-semibold leading-snug sm:text-base">{label}</dt>
        <dd className="font-display text-2xl font-extrabold min-[400px]:text-3xl leading-tight tracking-tight tabular-nums sm:text-4xl">
          {value}
        </dd>
      </dl>
    </Card>
  )
}
