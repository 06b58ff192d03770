import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take far longer than their size suggests. If one of them started last, the other cores would be idle. */
const LONG = [
  'e2e/screens-are-accessible',
  'e2e/every-message-about-an-account',
  'e2e/preview-a-message',
  'e2e/nothing-typed-is-lost',
  'test/local-cluster',
  'test/killed-server',
  'test/admin-while-squash-runs',
  'test/operators-programs',
  'test/obedient-model-answers',
  'test/two-processes',
  'test/processes',
  'test/rewards-add-up',
  'bench/src/smoke',
  'scripts/safety/evaluation',
  'scripts/seed',
].map((path) => `/${path}.test.ts`)

/** Vitest's own order, except that the longest files come first in their project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const ranks = new Map([...new Set(sorted.map(({ project }) => project))].map((project, rank) => [project, rank]))
    const rank = ({ project, moduleId }: TestSpecification) => {
      const isLong = LONG.some((path) => moduleId.endsWith(path))
      return (ranks.get(project) ?? 0) * 2 + (isLong ? 0 : 1)
    }
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
