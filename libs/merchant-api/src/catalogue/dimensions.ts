/** Outer measures in millimetres. */
export interface Dimensions {
  length: number;
  width: number;
  height: number;
}
