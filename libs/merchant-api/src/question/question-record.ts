/** An answer to a question about a product. */
export interface AnswerRecord {
  id: number;
  author: string;
  text: string;
  answeredAt: Date;
  isFromShop: boolean;
}

/** A question about a product; its answers are read apart. */
export interface QuestionRecord {
  id: number;
  author: string;
  text: string;
  askedAt: Date;
}
