import type { MessageWriter } from '@squash/contract/values'
import { Badge } from '../../ui/badge.tsx'

/** Marks a text that came from the canned mediator, because no model answered (spec core-flow §8). */
export function WrittenWithoutAi({ by }: { by: MessageWriter | null }) {
  return by === 'canned' ? <Badge className="font-semibold">written without AI</Badge> : null
}
