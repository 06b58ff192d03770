import { z } from 'zod'
import samples from '../../../../data/forum/samples.json' with { type: 'json' }

const text = z.string().min(1)

const SampleSchema = z.strictObject({
  slug: text,
  title: text,
  text,
  /**
   * The mediator's comments: what happened and what both sides want, without a verdict, and what each could do next.
   */
  advice: z.strictObject({ summary: text, suggestion: text }),
})
type Sample = z.output<typeof SampleSchema>

/**
 * Fictional stories written for Squash, shown if no forum is configured
 * (docs/reference/forum.md#where-the-conflict-comes-from).
 */
export const SAMPLES: readonly Sample[] = z.array(SampleSchema).min(1).parse(samples)

/** The sample for a day. @param day days since 1970 @param replacements how often it has been replaced that day */
export function sampleFor(day: number, replacements: number): Sample {
  const sample = SAMPLES[(day + replacements) % SAMPLES.length]
  if (!sample) throw new Error('There are no samples')
  return sample
}
