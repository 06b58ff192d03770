import { adoptDraft } from '../drafts.ts'

/** The draft of an answer that is written at an invite's link, before signing in. */
export const keptAnswer = (token: string): string => `invite-answer:${token}`

/** The draft of a conflict's response, in its own form. */
export const responseDraft = (conflict: string): string => `response:${conflict}`

/** Whether the response was written before signing in, and goes out as soon as its form opens. */
export const isResponseReady = (conflict: string): string => `${responseDraft(conflict)}:ready`

/** Moves an answer that was written at the invite's link to the form of its conflict, which then sends it. */
export const handOverAnswer = (token: string, user: string, conflict: string): void =>
  adoptDraft({ from: keptAnswer(token), user, to: responseDraft(conflict), mark: isResponseReady(conflict) })
