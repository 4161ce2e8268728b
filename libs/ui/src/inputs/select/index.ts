// A list with more than words in it, loaded on intent. Where words are enough, `NativeSelect` of the main entry is.
export { Select, type DescribedOption, type SelectProps } from './select.tsx';
