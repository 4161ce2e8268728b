/** Stands on the element of a form from when it is sent until its answer is there. */
export const underWayMark = 'data-under-way';
