import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testsWithMessages } from './message-list.ts'

const root = join(import.meta.dirname, '../../../..')

it.each(testsWithMessages)(
  'the messages that users see are checked for completeness at the end of %s',
  async (test) => {
    const source = await readFile(join(root, test), 'utf8')
    expect(source).toContain(`messagesOf('${test}'`)
  },
)
