import type { TranslateTask } from '../mediator.ts'
import { fenced } from './fence.ts'
import { asMediator, type Prompt } from './voice.ts'

const MOODS: Record<TranslateTask['mood'], string> = {
  rage: 'The writer is in a rage. Keep how strongly they feel, as a feeling of theirs and not as an attack.',
  annoyed: 'The writer is annoyed. Let that show in one clear, calm sentence.',
  meh: 'The writer is tired of the matter. Keep it plain and short.',
  chill: 'The writer is relaxed. Keep their easy tone.',
  zen: 'The writer is calm and wants peace. Keep that tone.',
  responsive:
    'The writer answers what the other person has sent them. Keep what they answer, and let it sound open to talking.',
}

/** Asks for a message in calmer words (spec core-flow §1). The only prompt, beside the reflection's, with a private text. */
export function translatePrompt(task: TranslateTask): Prompt {
  return {
    system: asMediator(
      'impartial',
      [
        'Rewrite the message in calmer wording, so that the other person can hear it. Write as its author, in the first person, to the other person.',
        'Keep every name, number, date, time, amount and request. Add no facts, promises, apologies or advice.',
        'Turn blame into what the author saw, felt, needs and asks for. Leave out insults, slurs, profanity and shouting.',
        'Use your own words throughout: never repeat more than six words in a row of the message.',
      ].join(' '),
      MOODS[task.mood],
      'Answer with the rewritten message and nothing else: no greeting, comment or quotation marks. At most twice as long as the message, never over 1,500 characters.',
    ),
    user: `The message:\n${fenced('message', task.message)}`,
  }
}
