import type { InsultKind } from './insults.ts'

export type Meaning = { readonly feel: readonly [string, ...string[]]; readonly ask: string }

/**
 * What stands behind an insult, as its author could say it. `feel` is a whole clause that can follow "and" or "because";
 * `ask` completes "please …".
 */
export const MEANT: Record<InsultKind, Meaning> = {
  mind: {
    feel: ['I find it hard to understand your choices', "I'm struggling to follow your thinking here"],
    ask: 'think this through with me',
  },
  heart: {
    feel: ['I feel hurt by how you treat me', 'the way you treat me hurts'],
    ask: 'treat me with more care',
  },
  truth: {
    feel: ["I'm finding it hard to trust what you say", "I don't feel that I can rely on your word right now"],
    ask: 'be straight with me',
  },
  mess: { feel: ['the mess is getting to me', 'I need things to be cleaner'], ask: 'help me keep things clean' },
  work: {
    feel: ['I feel like most of the work lands on me', 'I need more help from you'],
    ask: 'share the work with me',
  },
  self: {
    feel: ["I feel that my needs aren't being seen", "I'd like my side to count as well"],
    ask: 'think of my side too',
  },
  courage: {
    feel: ['I wish we could talk about things openly', "I'd like you to talk to me directly"],
    ask: 'talk to me openly',
  },
  calm: {
    feel: ['I find it hard to deal with how you react', 'your reaction is hard for me'],
    ask: 'talk about this calmly with me',
  },
  freedom: {
    feel: ['I need more room to decide things for myself', "I'd like to have more of a say"],
    ask: 'let me decide some things for myself',
  },
  money: {
    feel: ["I feel that money isn't shared fairly between us", 'I worry about how we share costs'],
    ask: 'share the costs fairly with me',
  },
  worth: { feel: ['I feel let down', "I'm really disappointed"], ask: 'make an effort here' },
  patience: { feel: ["I'm feeling irritated", 'my patience is wearing thin'], ask: 'give me a little room' },
  age: {
    feel: ["I'd like us to handle this like two adults", 'I wish we could handle this more calmly'],
    ask: 'handle this calmly with me',
  },
}

/** A slur says nothing but contempt; what is left of it is that somebody is very upset. */
export const CONTEMPT: Meaning = {
  feel: ["I'm very upset with you right now", 'this has hurt me a lot'],
  ask: 'hear how upset I am',
}
