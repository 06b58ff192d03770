/**
 * The meaning of a colour, the same on every screen (tangerine party 1, teal party 2, lime mediator, rose warning, plum
 * points).
 */
export type Tone = 'plain' | 'party1' | 'party2' | 'mediator' | 'rose' | 'plum'

/** Soft tints carry text in the page's ink. */
export const softTone: Record<Tone, string> = {
  plain: 'bg-card',
  party1: 'bg-tangerine-soft',
  party2: 'bg-teal-soft',
  mediator: 'bg-lime-soft',
  rose: 'bg-rose-soft',
  plum: 'bg-plum-soft',
}

/** Full accents carry dark text in both themes. */
export const fullTone: Record<Tone, string> = {
  plain: 'bg-card text-ink',
  party1: 'bg-tangerine text-on-accent',
  party2: 'bg-teal text-on-accent',
  mediator: 'bg-lime text-on-accent',
  rose: 'bg-rose text-on-accent',
  plum: 'bg-plum text-on-night',
}
