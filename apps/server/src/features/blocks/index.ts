import type { ExportSections, FeatureContext } from '../../feature.ts'
import { blockRoutes } from './blocks.routes.ts'
import { type BlockListener, createBlocks } from './blocks.service.ts'

type Needs = { listeners: readonly BlockListener[] }

/** Blocks between users. */
export function createBlockFeature(context: FeatureContext, needs: Needs) {
  const blocks = createBlocks({ ...context, ...needs })
  return {
    service: blocks,
    routes: blockRoutes({ ...context, blocks }),
    erasure: blocks,
    export: { blocks: ({ person }) => blocks.listAll(person) } satisfies Partial<ExportSections>,
  }
}
