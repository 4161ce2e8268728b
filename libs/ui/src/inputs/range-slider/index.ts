// A range between two thumbs, loaded on intent.
export { RangeSlider, type Range, type RangeSliderProps } from './range-slider.tsx';
