import type { ResolveTask } from './mediator.ts'

/** What the two agreed on in an earlier conflict, as texts. */
export const agreedTexts = ({ agreed = [] }: Pick<ResolveTask, 'agreed'>): string[] =>
  agreed.flatMap(({ what, by }) => [what, ...(by === null ? [] : [by])])
