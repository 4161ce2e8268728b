// Joint non-local means: a pixel becomes the mean of those near it whose surface and light look alike.
// Surfaces are compared by guides (normal, albedo, depth), light by patches of 3 by 3 pixels of its logarithm.
// A row is compared with its neighbour at one offset as a whole, plane by plane, so that the compiler takes eight pixels
// at a time.
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const float *image, *guides, *light; // Planes, one after the other: image and light have three.
  int width, height, guide_count, radius;
  float patch_weight, guide_weight;
} Filter;

typedef struct {
  float *distance, *patch, *column; // Of a row; a column is up to three pixels of a patch.
  float *sum, *weights;             // What the row has gathered so far: three planes, and one.
} Row;

// Adds the square of how far a row of one plane is from its neighbour, for x from `from` up to `to`.
static void add_squares(float *sum, const float *here, const float *there, int from, int to) {
  for (int x = from; x < to; x++) sum[x] += (here[x] - there[x]) * (here[x] - there[x]);
}

// Compares row `y` with row `v`, `shift` to the right, where both have pixels: from `from` up to `to`.
static void compare(const Filter *f, const Row *row, int y, int v, int shift, int from, int to) {
  size_t plane = (size_t)f->width * f->height, here = (size_t)y * f->width, there = (size_t)v * f->width + shift;
  size_t bytes = f->width * sizeof(float);
  memset(row->distance, 0, bytes);
  memset(row->column, 0, bytes);
  for (int k = 0; k < f->guide_count; k++)
    add_squares(row->distance, f->guides + k * plane + here, f->guides + k * plane + there, from, to);
  int rows = 0;
  for (int dy = -1; dy <= 1; dy++) {
    if (y + dy < 0 || y + dy >= f->height || v + dy < 0 || v + dy >= f->height) continue;
    ptrdiff_t step = (ptrdiff_t)dy * f->width;
    for (int k = 0; k < 3; k++)
      add_squares(row->column, f->light + k * plane + here + step, f->light + k * plane + there + step, from, to);
    rows++;
  }
  float share = f->patch_weight / rows;
  for (int x = from + 1; x < to - 1; x++)
    row->patch[x] = (row->column[x - 1] + row->column[x] + row->column[x + 1]) * share / 3;
  row->patch[from] = (row->column[from] + row->column[from + 1]) * share / 2;
  row->patch[to - 1] = (row->column[to - 2] + row->column[to - 1]) * share / 2;
}

// Adds the neighbours at one offset, each by how alike it is; who is too far off counts for nothing.
static void gather(const Filter *f, const Row *row, int v, int shift, int from, int to) {
  size_t plane = (size_t)f->width * f->height, there = (size_t)v * f->width + shift;
  const float *red = f->image + there, *green = red + plane, *blue = green + plane;
  float *reds = row->sum, *greens = reds + f->width, *blues = greens + f->width;
  for (int x = from; x < to; x++) {
    float surface = row->distance[x] * f->guide_weight, distance = surface + row->patch[x];
    float weight = surface > 6 || distance > 8 ? 0 : expf(-distance);
    reds[x] += weight * red[x];
    greens[x] += weight * green[x];
    blues[x] += weight * blue[x];
    row->weights[x] += weight;
  }
}

static void smooth_row(const Filter *f, const Row *row, int y, float *out) {
  size_t plane = (size_t)f->width * f->height, here = (size_t)y * f->width;
  memset(row->sum, 0, 3 * f->width * sizeof(float));
  memset(row->weights, 0, f->width * sizeof(float));
  for (int v = y - f->radius; v <= y + f->radius; v++) {
    if (v < 0 || v >= f->height) continue;
    for (int shift = -f->radius; shift <= f->radius; shift++) {
      int from = shift < 0 ? -shift : 0, to = f->width - (shift > 0 ? shift : 0);
      compare(f, row, y, v, shift, from, to);
      gather(f, row, v, shift, from, to);
    }
  }
  for (int k = 0; k < 3; k++)
    for (int x = 0; x < f->width; x++) out[k * plane + here + x] = row->sum[k * f->width + x] / row->weights[x];
}

void smooth(const float *image, const float *guides, const float *light, float *out, int width, int height,
            int guide_count, int radius, float patch_weight, float guide_weight) {
  Filter filter = {image, guides, light, width, height, guide_count, radius, patch_weight, guide_weight};
  float *room = malloc(7 * (size_t)width * sizeof(float));
  Row row = {room, room + width, room + 2 * width, room + 3 * width, room + 6 * width};
  for (int y = 0; y < height; y++) smooth_row(&filter, &row, y, out);
  free(room);
}
