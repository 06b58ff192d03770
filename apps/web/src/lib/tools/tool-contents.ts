import type { Tool } from '@squash/contract/values'
import type { ToolKind } from './tool-kinds.ts'

/** The contents of each tool: the gist of the quest that unlocks it, ready to use. */
export const TOOL_CONTENTS: Readonly<Record<Tool, ToolKind>> = {
  i_statement_builder: {
    kind: 'builder',
    intro: 'Four short answers make a sentence that people can hear. Leave out what you don’t need.',
    parts: [
      {
        label: 'What happened?',
        hint: 'As a camera would see it: “the pans were still in the sink”',
        lead: 'When ',
        end: ',',
      },
      {
        label: 'What do you feel?',
        hint: 'One word about you: “stressed”, “sad”, “worried”',
        lead: 'I feel ',
        end: '',
      },
      {
        label: 'What do you need?',
        hint: 'Something anyone could need: “order”, “some rest”',
        lead: 'because I need ',
        end: '.',
      },
      {
        label: 'What do you ask for?',
        hint: 'One thing they can do: “wash them before six”',
        lead: 'Could you ',
        end: '?',
      },
    ],
  },
  group_chat_pause: {
    kind: 'checklist',
    intro: 'Check four things before anything goes to more than one person.',
    questions: [
      { label: 'I’m calm about this', hint: 'If not, go for a walk first.' },
      { label: 'Everyone who’ll read it needs to read it', hint: 'If not, write only to the person it concerns.' },
      { label: 'I’d stand by it tomorrow, even as a screenshot', hint: 'If not, take out the parts that sting.' },
      { label: 'It can’t wait until lunch', hint: 'If not, let it wait.' },
    ],
    ready: 'Then send it.',
    notYet: 'Not yet. Until all four are true, send this instead:',
    line: 'I’d rather talk about this with you directly. Do you have ten minutes tomorrow?',
  },
  boundary_phrases: {
    kind: 'phrases',
    intro: 'A good no is short, warm and about you. Pick one and make it your own.',
    phrases: [
      { when: 'A plain no', words: 'I can’t do that, but I hope you find another way.' },
      { when: 'A no with an offer', words: 'I won’t be able to do this. What I can do is ' },
      { when: 'When you need time', words: 'I don’t want to answer in a hurry. You’ll hear from me by ' },
      { when: 'What you will do', words: 'If it gets loud, I’ll leave the room and come back once we can talk.' },
      { when: 'When someone insists', words: 'I can hear that you’re disappointed. My answer is still no.' },
    ],
  },
  assertive_ask: {
    kind: 'builder',
    intro: 'Say it straight in four steps, and end with what you want. That’s what people respond to.',
    parts: [
      {
        label: 'The situation',
        hint: 'A fact, ideally with a number: “I’ve covered three Fridays in a row”',
        lead: '',
        end: '.',
      },
      { label: 'How it affects you', hint: '“worn out”, “behind with my own work”', lead: 'I’m ', end: '.' },
      {
        label: 'How a yes helps you both',
        hint: '“we’d both be able to plan”',
        lead: 'That way ',
        end: '.',
      },
      { label: 'One clear request', hint: '“take this Friday yourself”', lead: 'Can you ', end: '?' },
    ],
  },
  cool_down_checklist: {
    kind: 'checklist',
    intro: 'Before you write in anger, check whether your body has calmed down.',
    questions: [
      { label: 'My jaw and shoulders are loose', hint: 'Breathe out for longer than you breathe in, six times.' },
      { label: 'Twenty minutes have passed', hint: 'That’s how long adrenaline takes to wear off.' },
      { label: 'I’m not rehearsing my best line any more', hint: 'Rehearsing keeps you wound up.' },
      { label: 'I can name one thing they’re right about', hint: 'Five percent is enough.' },
    ],
    ready: 'You’re ready. Go ahead and write.',
    notYet: 'Not quite yet. If they’re waiting for you, tell them when you’ll be back:',
    line: 'I’m too worked up to be fair right now. I need a break and will come back to this in half an hour.',
  },
}
