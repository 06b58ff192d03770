import { isFoul } from '../../mediator/insults/foul.ts'
import { insultsIn } from '../../mediator/insults/insults-in.ts'

/** Whether someone is insulted or sworn at. */
export const callsNames = (text: string): boolean =>
  insultsIn(text).some(({ reason }) => reason === 'insult') || isFoul(text)
