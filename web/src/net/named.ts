// Names of events and questions of the games, checked by the build: a renamed one is a type error.
import type { EventName, PromptName } from "./types/names";

export const events = (...names: EventName[]): readonly string[] => names;
export const prompts = (...names: PromptName[]): readonly string[] => names;
/** Returns whether a question has one of these names. */
export const isAsked = (question: { name: string } | null | undefined, ...names: PromptName[]): boolean =>
  question != null && prompts(...names).includes(question.name);
