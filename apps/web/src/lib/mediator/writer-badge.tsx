import type { MessageWriter } from '@squash/contract/values'
import { Badge } from '../../ui/badge.tsx'

/**
 * How a text was made, where that is worth knowing: by the canned mediator, because no model answered, or by its author.
 * @param isOwn the viewer is the author
 */
export function WriterBadge({ by, isOwn = false }: { by: MessageWriter | null; isOwn?: boolean }) {
  if (by === 'canned') return <Badge className="font-semibold">written without AI</Badge>
  if (by === 'author')
    return <Badge className="font-semibold">{isOwn ? 'in your own words' : 'in their own words'}</Badge>
  return null
}
