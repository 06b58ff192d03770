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
    intro: 'Four questions before anything goes to more than one person.',
    questions: [
      { label: 'I’m calm enough to be bored by this', hint: 'Otherwise: a walk first.' },
      { label: 'Everyone who’d read it needs to', hint: 'Otherwise: write to the person it concerns.' },
      { label: 'I’d stand by it tomorrow, even as a screenshot', hint: 'Otherwise: take out what bites.' },
      { label: 'It can’t wait until lunch', hint: 'Otherwise: let it wait.' },
    ],
    ready: 'Then send it.',
    notYet: 'Not yet. Until all four are true, this line keeps the peace:',
    line: 'I’d rather talk about this with you directly. Do you have ten minutes tomorrow?',
  },
  boundary_phrases: {
    kind: 'phrases',
    intro: 'A no that holds is short, warm and about you. Take one and make it yours.',
    phrases: [
      { when: 'A plain no', words: 'I can’t do that, and I hope you find a good way.' },
      { when: 'A no with an offer', words: 'I won’t be able to do this. What I can do is ' },
      { when: 'When you need time', words: 'I don’t want to answer in a hurry. You’ll hear from me by ' },
      { when: 'What you will do', words: 'When it gets loud I’ll leave the room, and come back once we can talk.' },
      { when: 'When someone insists', words: 'I can hear that you’re disappointed. My answer is still no.' },
    ],
  },
  assertive_ask: {
    kind: 'builder',
    intro: 'Say it straight in four steps. What comes last is what gets answered.',
    parts: [
      {
        label: 'The situation',
        hint: 'A fact, best with a number: “I’ve covered three Fridays in a row”',
        lead: '',
        end: '.',
      },
      { label: 'What it means to you', hint: '“worn out”, “behind with my own work”', lead: 'I’m ', end: '.' },
      {
        label: 'What yes would do for both of you',
        hint: '“we’d both know what to plan with”',
        lead: 'That way ',
        end: '.',
      },
      { label: 'One clear ask', hint: '“take this Friday yourself”', lead: 'Can you ', end: '?' },
    ],
  },
  cool_down_checklist: {
    kind: 'checklist',
    intro: 'Before you write in anger: is your body back in the room?',
    questions: [
      { label: 'My jaw and shoulders are loose', hint: 'Breathe out longer than in, six times.' },
      { label: 'Twenty minutes have passed', hint: 'That’s how long adrenaline takes.' },
      { label: 'I haven’t been rehearsing my best line', hint: 'Rehearsing keeps the alarm on.' },
      { label: 'I can name one thing they’re right about', hint: 'Five percent is enough.' },
    ],
    ready: 'You’re back. Write.',
    notYet: 'Not quite yet. If they’re waiting for you, tell them when you’ll be back:',
    line: 'I’m too worked up to be fair right now. I need a break and will come back to this in half an hour.',
  },
}
