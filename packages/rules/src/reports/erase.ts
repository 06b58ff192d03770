import type { ReportContext } from '@squash/contract/reports'
import type { ReportKind } from '@squash/contract/values'
import { maskPersonalData } from '../privacy/mask.ts'
import { maskNames } from '../privacy/mask-names.ts'

/**
 * What an admin may still see of a report once somebody is erased to whom it was said (decisions §14). A message holds nothing but
 * its author's words, which their leaving must not put out of reach: it stays, masked as in the conflict itself. All else
 * that can be reported holds words of both, and goes.
 * @param names all that the erased person was called
 */
export function withoutPart(kind: ReportKind, context: ReportContext, names: readonly string[]): ReportContext | null {
  if (kind !== 'message') return null
  const masked = (text: string): string => maskNames(maskPersonalData(text), names)
  return {
    title: context.title && masked(context.title),
    texts: context.texts.map(({ label, text }) => ({ label, text: masked(text) })),
  }
}
