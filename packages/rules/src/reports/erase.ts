import type { ReportContext } from '@squash/contract/reports'
import type { ReportKind } from '@squash/contract/values'
import { maskPersonalData } from '../privacy/mask.ts'
import { maskNames } from '../privacy/mask-names.ts'

/**
 * What an admin may still see of a report once one party to the content is erased. A reported message contains only its
 * author's words, so it stays when its recipient is erased, masked as in the conflict itself. Everything else that can
 * be reported contains both people's words and is removed.
 * @param names all names the erased person has had
 */
export function withoutPart(kind: ReportKind, context: ReportContext, names: readonly string[]): ReportContext | null {
  if (kind !== 'message') return null
  const masked = (text: string): string => maskNames(maskPersonalData(text), names)
  return {
    title: context.title && masked(context.title),
    texts: context.texts.map(({ label, text }) => ({ label, text: masked(text) })),
  }
}
