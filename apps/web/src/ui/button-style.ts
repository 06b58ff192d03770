import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'success' | 'quiet' | 'danger' | 'bare'
export type ButtonSize = 'regular' | 'small' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary: 'outlined pressable bg-tangerine text-on-accent',
  success: 'outlined pressable bg-lime text-on-accent',
  quiet: 'outlined pressable bg-card text-ink',
  danger: 'outlined pressable bg-rose text-on-accent',
  bare: 'border-2 border-transparent text-ink underline-offset-4 hover:underline',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 text-sm',
  regular: 'min-h-11.5 px-5',
  large: 'min-h-13 px-6 text-lg',
}

/** Marks the buttons that a toast must not cover: those that a screen wants the user to press. */
export const momentOf = (variant: ButtonVariant): { 'data-moment'?: true } =>
  variant === 'quiet' || variant === 'bare' ? {} : { 'data-moment': true }

/** The style of everything pressable, whether a button or a link. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, extra?: string) =>
  classNames(
    'inline-flex max-w-full items-center justify-center gap-2 rounded-control py-1.5 text-center text-balance font-bold leading-tight no-underline',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55',
    variants[variant],
    sizes[size],
    extra,
  )
