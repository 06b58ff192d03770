import type { Turn } from './steps.ts'
import type { Waiting, World } from './world.ts'

/**
 * One turn of a worker, in which the worker may be killed.
 * @returns whether it finished
 */
export async function takeTurn({ faults }: Pick<World, 'faults'>, { how, ...cut }: Turn, work: () => Promise<unknown>) {
  if (how === 'twice at once') {
    const ended = await Promise.allSettled([work(), work()])
    return ended.every(({ status }) => status === 'fulfilled')
  }
  if (!('statement' in cut)) {
    await work()
    return how === 'done'
  }
  faults.cutAt(cut.statement, cut.arrives)
  try {
    await work()
  } catch (error) {
    if (!faults.happened()) throw error
  }
  return !faults.disarm()
}

/** A worker runs a job, and reports it as done only if its turn finished. */
export async function runJobIn(world: World, job: Waiting, turn: Turn): Promise<void> {
  if (await takeTurn(world, turn, () => world.runJob(job))) await world.acknowledge(job)
}
