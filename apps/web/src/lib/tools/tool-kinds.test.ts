import { TOOLS } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { TOOL_CONTENTS } from './tool-contents.ts'
import { composed, type ToolKind, withSentence } from './tool-kinds.ts'

function builder(tool: ToolKind) {
  if (tool.kind !== 'builder') throw new Error('This tool builds nothing')
  return tool
}
const iStatement = builder(TOOL_CONTENTS.i_statement_builder)

describe('a sentence from a builder tool', () => {
  it('contains every part with its lead and its punctuation', () => {
    expect(composed(iStatement, ['the pans are in the sink', 'stressed', 'some order', 'wash them tonight'])).toBe(
      'When the pans are in the sink, I feel stressed because I need some order. Could you wash them tonight?',
    )
  })

  it('omits blank parts and doubled punctuation', () => {
    expect(composed(iStatement, ['', ' sad. ', '', 'call me first?'])).toBe('I feel sad Could you call me first?')
    expect(composed(iStatement, [])).toBe('')
  })

  it('capitalises a first part that has no lead', () => {
    const ask = builder(TOOL_CONTENTS.assertive_ask)
    expect(composed(ask, ['i’ve covered three Fridays', 'worn out', '', 'take this one'])).toBe(
      'I’ve covered three Fridays. I’m worn out. Can you take this one?',
    )
  })
})

it('a tool’s sentence is added below the existing text', () => {
  expect(withSentence('', 'One.')).toBe('One.')
  expect(withSentence('One.  \n', 'Two.')).toBe('One.\nTwo.')
})

it.each(Object.keys(TOOLS))('the tool %s has contents', (tool) => {
  const [, contents] = Object.entries(TOOL_CONTENTS).find(([name]) => name === tool) ?? []
  const held =
    contents?.kind === 'builder'
      ? contents.parts
      : contents?.kind === 'checklist'
        ? contents.questions
        : contents?.phrases
  expect(held?.length).toBeGreaterThanOrEqual(4)
})
