import { demoComparison } from './demo-comparison.ts';
import type { ReactElement } from 'react';
import { HtmlContent } from '../html-content/index.ts';
import * as ui from '../index.ts';
import * as reviews from '../reviews/index.ts';
import * as rows from '../rows/index.ts';
import { cardColours } from './card-colours.ts';
import { goodsColours, photo, productPhotos } from './photos/photo.ts';
import { swedishCheckout as c } from './checkout/checkout-texts-sv.ts';
import { swedish as t } from './texts-sv.ts';
import { demoPackageSummary, demoSlot, demoSlots } from './demo-package.ts';
import { demoQuestion, demoReply, demoReview, demoReviewSummary } from './demo-reviews.ts';

const image = photo('troja-fjall-rund-hals-gran');
const price = { selling: t.price, prior: t.priorPrice, spoken: t.spokenReduced, discount: t.discount };
const nothing = () => {};

/** Each public component with every optional part in use: what the server must be able to render. */
export const everyComponent: Readonly<Record<string, ReactElement>> = {
  AddressBook: (
    <rows.AddressBook
      label={t.addressBook}
      headingLevel={2}
      addresses={[
        {
          id: 'a',
          heading: 'Astrid Lindqvist',
          lines: ['Storgatan 14'],
          marks: [t.addressBookDefault],
          actions: t.undo,
        },
      ]}
    />
  ),
  Avatar: <ui.Avatar name="Astrid Lindqvist" picture={image.src} label="Astrid Lindqvist" />,
  Accordion: (
    <ui.Accordion items={[{ heading: t.tabCare, content: t.paragraph, isOpen: true }]} headingLevel={2} isExclusive />
  ),
  ActiveFilters: (
    <ui.ActiveFilters
      label={t.filterActive}
      filters={t.materials
        .slice(0, 2)
        .map((label) => ({ label, removeLabel: `${t.filterRemove} ${label}`, href: '/' }))}
      clear={{ label: t.filterClear, href: '/' }}
    />
  ),
  Badge: <ui.Badge tone="sale">{t.discount}</ui.Badge>,
  Box: (
    <ui.Box surface="raised" isBordered>
      {t.notice}
    </ui.Box>
  ),
  Breadcrumbs: (
    <ui.Breadcrumbs label={t.breadcrumbs} items={[{ label: t.crumbs[0], href: '/' }, { label: t.product }]} />
  ),
  Button: (
    <ui.Button icon="cart" isPending isFullWidth>
      {t.addToCart}
    </ui.Button>
  ),
  ButtonLink: (
    <ui.ButtonLink href="/" icon="cart">
      {t.readMore}
    </ui.ButtonLink>
  ),
  CartSkeleton: <ui.CartSkeleton label={t.loading} isRoomy />,
  Carousel: (
    <ui.Carousel label={t.seeAll} previousLabel={t.previous} nextLabel={t.next} viewLabel={String}>
      <ui.Picture {...image} />
    </ui.Carousel>
  ),
  Chip: <ui.Chip label={t.material} removeLabel={`${t.filterRemove} ${t.material}`} href="/" />,
  DeliveryEstimate: (
    <ui.DeliveryEstimate
      label={t.deliveryEstimate}
      ways={[{ id: '1', name: t.deliveryEstimate, time: t.deliveryEstimate, fee: t.price }]}
    >
      <form />
    </ui.DeliveryEstimate>
  ),
  CompareTable: <rows.CompareTable {...demoComparison(t, 3)} />,
  FilterPanel: (
    <ui.FilterPanel
      label={t.filters}
      action="/"
      submitLabel={t.filterSubmit}
      groups={[{ id: 'm', heading: t.material, chosen: t.filterChosen, isOpen: true, content: t.paragraph }]}
    >
      <input type="hidden" name="view" value="list" />
    </ui.FilterPanel>
  ),
  LoadMore: <ui.LoadMore label={t.loadMore} href="/" rel="next" shown={t.shownOf} share={0.4} />,
  OrderRows: (
    <rows.OrderRows
      label={t.cart}
      rows={[{ id: '1', number: 'MUK-4101', quantity: '3', tone: 'success', verdict: t.cart }]}
    />
  ),
  SwatchGroup: (
    <ui.SwatchGroup
      legend={t.colour}
      isLegendHidden
      name="colour"
      options={goodsColours.map((colour, index) => ({
        value: String(index),
        label: t.colours[index] ?? '',
        colour,
        count: '3',
      }))}
      value={['1']}
    />
  ),
  CartLine: (
    <ui.CartLine
      href="/"
      name={t.product}
      variant={t.variant}
      image={image}
      price={price}
      unitPrice={t.unitPrice}
      quantity="2"
      remove={t.remove}
      note={t.notice}
      campaign={c.campaign}
      contents={c.packageToggle}
      isRoomy
      isUnavailable
    />
  ),
  Checkbox: <ui.Checkbox label={t.terms} hint={t.termsHint} error={t.termsError} isIndeterminate />,
  CheckboxGroup: (
    <ui.CheckboxGroup
      legend={t.material}
      name="material"
      options={t.materials.map((label, index) => ({ value: label, label, count: t.materialCounts[index] }))}
      defaultValue={[t.materials[4]]}
      visibleCount={2}
      moreLabel={t.showAllOptions}
      hint={t.materialHint}
      error={t.materialError}
    />
  ),
  Columns: (
    <ui.Columns phone={1} tablet={2} desktop={4}>
      {t.paragraph}
    </ui.Columns>
  ),
  Container: <ui.Container as="main">{t.paragraph}</ui.Container>,
  DescriptionList: <ui.DescriptionList items={[{ term: t.size, value: 'M' }]} />,
  CodeField: (
    <ui.CodeField
      label={c.code}
      name="code"
      applyLabel={c.codeApply}
      hint={c.codeHint}
      error={c.codeError}
      toggleLabel={c.codeToggle}
      codes={[{ code: c.codes[0][0], saving: c.codes[0][1] }, { code: c.codeWithoutSaving }]}
      codesLabel={c.codesLabel}
      removeLabel={c.codeRemove}
      onRemove={nothing}
      isPending
    />
  ),
  CookieBanner: (
    <ui.CookieBanner
      heading={t.cookieHeading}
      acceptLabel={t.cookieAccept}
      refuseLabel={t.cookieRefuse}
      chooseLabel={t.cookieChoose}
      saveLabel={t.cookieSave}
      categories={[{ id: 'statistics', label: t.cookieCategories[2][0], text: t.cookieCategories[2][1] }]}
      onAnswer={nothing}
    >
      {t.cookieText}
    </ui.CookieBanner>
  ),
  EmptyState: <ui.EmptyState heading={t.emptyHeading} text={t.emptyText} action={t.continueShopping} icon="cart" />,
  ErrorSummary: <ui.ErrorSummary title={t.fieldErrors} errors={[{ fieldId: 'email', message: t.emailError }]} />,
  FileField: (
    <ui.FileField
      label={t.fileLabel}
      chooseLabel={t.fileChoose}
      dropLabel={t.fileDrop}
      clearLabel={t.fileClear}
      hint={t.fileHint}
      multiple
    />
  ),
  Form: (
    <ui.Form errorTitle={t.fieldErrors} errors={[{ fieldId: 'email', message: t.emailError }]}>
      <ui.TextField id="email" label={t.email} error={t.emailError} />
    </ui.Form>
  ),
  FreeShippingMeter: <ui.FreeShippingMeter value={59} limit={99} text={t.shippingLeft} />,
  Gallery: (
    <ui.Gallery
      label={t.gallery}
      images={productPhotos(t.product)}
      thumbnailLabel={(n) => `${t.picture} ${n}`}
      zoom={{ label: t.zoomIn, open: nothing }}
    />
  ),
  Heading: <ui.Heading level={1}>{t.heading}</ui.Heading>,
  HtmlContent: <HtmlContent html={t.richText} headingLevel={2} tableLabel={t.sizeTable} />,
  Hidden: <ui.Hidden below="tablet">{t.notice}</ui.Hidden>,
  Icon: <ui.Icon name="truck" label={t.shipping} />,
  IconButton: <ui.IconButton icon="heart" label={t.favourite} variant="raised" count={3} />,
  IconLink: <ui.IconLink href="/" icon="cart" label={t.cartWithCount} count={3} />,
  Inline: <ui.Inline>{t.paragraph}</ui.Inline>,
  Link: <ui.Link href="/">{t.readMore}</ui.Link>,
  LinkProvider: (
    <ui.LinkProvider component="a">
      <ui.Link href="/">{t.readMore}</ui.Link>
    </ui.LinkProvider>
  ),
  NativeSelect: (
    <ui.NativeSelect
      label={t.country}
      options={t.countries.map((label) => ({ value: label, label }))}
      placeholder={t.chooseCountry}
      error={t.countryError}
    />
  ),
  MegaMenu: (
    <ui.MegaMenu
      label={t.categories}
      openLabel={(label) => `${t.openMenu} ${label}`}
      seeAllLabel={(label) => `${t.everythingIn} ${label}`}
      items={[
        { label: t.departments[0], href: '/c/1', isCurrent: true, items: [{ label: t.shelves[0], href: '/c/2' }] },
      ]}
    />
  ),
  Notice: (
    <ui.Notice tone="danger" title={t.noticeTitle} role="alert">
      {t.notice}
    </ui.Notice>
  ),
  IdentityField: <ui.IdentityField label={c.identity} hint={c.identityHint} error={c.identityError} />,
  LineChange: (
    <ui.LineChange kind="sold-out" action={<ui.Button size="s">{c.changes.soldOut[1]}</ui.Button>}>
      {c.changes.soldOut[0]}
    </ui.LineChange>
  ),
  OrderCard: (
    <rows.OrderCard name={t.orderCard} href="#order" date={t.orderDate} status={t.orderStatus} total={t.orderTotal} />
  ),
  PackageContents: (
    <ui.PackageContents
      label={c.packageToggle}
      items={[{ name: t.product, variant: t.variant, quantity: '2' }]}
      isOpen
    />
  ),
  QuestionCard: <reviews.QuestionCard {...demoQuestion(t)} />,
  ReviewCard: <reviews.ReviewCard {...demoReview(t, { reply: demoReply(t) })} />,
  ReviewForm: (
    <reviews.ReviewForm
      form={{}}
      stars={{ legend: t.rating, starLabel: (stars) => t.ratingLabels[stars - 1] ?? '' }}
      author={{ label: t.reviewName, name: 'author' }}
      comment={{ label: t.review, name: 'comment' }}
      action={<ui.Button type="submit">{t.send}</ui.Button>}
      note={t.reviewNote}
    />
  ),
  ReviewList: <reviews.ReviewList label={t.reviewsLabel} reviews={[{ id: 1, ...demoReview(t) }]} />,
  ReviewSummary: <reviews.ReviewSummary {...demoReviewSummary(t, 4)} />,
  PaymentMarks: <ui.PaymentMarks label={t.paymentMarks} names={t.paymentNames} />,
  PasswordField: (
    <ui.PasswordField
      label={t.passwordField}
      autoComplete="current-password"
      showLabel={t.passwordShow}
      hideLabel={t.passwordHide}
    />
  ),
  PackagePicker: (
    <ui.PackagePicker slots={demoSlots(t)} summary={demoPackageSummary(t)}>
      <ui.Button type="submit">{t.packageAdd}</ui.Button>
    </ui.PackagePicker>
  ),
  PackageSlot: <ui.PackageSlot {...demoSlot(t)} />,
  PhoneField: (
    <ui.PhoneField
      label={c.phone}
      countryCode={c.countryCode}
      hint={c.phoneHint}
      error={c.phoneError}
      defaultValue=""
    />
  ),
  PostalAddress: <ui.PostalAddress heading={c.shipping} lines={c.shippingAddressLines} action={c.sectionEdit} />,
  PostalCodeField: <ui.PostalCodeField label={c.postalCode} city={c.city} error={c.postalCodeError} />,
  StickyBuyBar: (
    <ui.StickyBuyBar watches="none" name={t.product} price={t.product}>
      <ui.Button>{t.addToCart}</ui.Button>
    </ui.StickyBuyBar>
  ),
  Timeline: (
    <rows.Timeline
      label={c.whatNext}
      statusLabels={{ done: c.statusDone, current: c.statusCurrent }}
      steps={[
        { label: c.statuses[0][0], time: c.statuses[0][1], text: c.statuses[0][2], status: 'done' },
        { label: c.statuses[1][0], time: c.statuses[1][1], text: c.statuses[1][2], status: 'current' },
        { label: c.statuses[2][0], text: c.statuses[2][2], status: 'upcoming' },
      ]}
    />
  ),
  Notification: <ui.Notification close={{ label: t.close, onPress: nothing }}>{t.notification}</ui.Notification>,
  OpeningHours: (
    <ui.OpeningHours
      label={t.openingHours}
      dayHeading={t.weekday}
      hoursHeading={t.hours}
      days={[{ day: 'Tisdag', hours: '9–15', note: t.holiday, isToday: true }]}
      now={{ label: t.openNow, isOpen: true }}
    />
  ),
  OutdatedBrowserNotice: (
    <ui.OutdatedBrowserNotice
      title={t.oldBrowserTitle}
      text={t.oldBrowserText}
      browsers={[{ name: 'Firefox', href: 'https://www.mozilla.org/firefox/' }]}
    />
  ),
  Pagination: (
    <ui.Pagination
      label={t.pages}
      page={5}
      pageCount={12}
      hrefOf={(page) => `?page=${page}`}
      previousLabel={t.previous}
      nextLabel={t.next}
      pageLabel={(page) => `${t.page} ${page}`}
    />
  ),
  Picture: (
    <ui.Picture
      {...image}
      fetchPriority="high"
      loading="eager"
      colour={goodsColours[0]}
      formats={[{ type: 'image/avif', srcSet: '/a.avif 480w' }]}
    />
  ),
  PriceHistoryChart: (
    <ui.PriceHistoryChart
      label={t.priceHistory}
      points={[
        { at: 0, price: 1699, dateLabel: t.dates[2], priceLabel: t.priorPrice },
        { at: 1, price: 1299, dateLabel: t.dates[1], priceLabel: t.price },
      ]}
      until={{ at: 2, label: t.today }}
      lowest={{ at: 1, label: t.priorCaption }}
      tableLabel={t.priceHistoryTable}
      dateHeading={t.date}
      priceHeading={t.priceHeading}
      emptyText={t.priceHistoryEmpty}
    />
  ),
  PriceTag: (
    <ui.PriceTag {...price} priorCaption={t.priorCaption} unitPrice={t.perKilo} vatNote={t.vat} isUnitPriceFirst />
  ),
  ProductCard: (
    <ui.ProductCard
      href="/"
      name={t.product}
      brand={t.brand}
      image={image}
      secondImage={image}
      price={price}
      colours={cardColours(goodsColours, t)}
      rating={{ score: 4.4, count: '(128)', spoken: t.averageRating }}
      stock={{ state: 'few-left', label: t.fewLeft }}
      badges={[{ text: t.discount, tone: 'sale' }]}
      actions={<ui.IconButton icon="heart" label={t.favourite} />}
      quickAdd={<ui.QuickAdd label={t.addToCart} href="/" of="1" fields={{ skuId: '7' }} />}
    />
  ),
  ProductCardSkeleton: <ui.ProductCardSkeleton />,
  ProductGrid: <ui.ProductGrid label={t.seeAll}>{[<p key="1">{t.product}</p>]}</ui.ProductGrid>,
  ProductGridSkeleton: <ui.ProductGridSkeleton label={t.loading} count={4} columns={3} />,
  ProductPageSkeleton: <ui.ProductPageSkeleton label={t.loading} />,
  ProgressBar: <ui.ProgressBar status="running" label={t.loading} failedLabel={t.loadingFailed} />,
  QuickAdd: <ui.QuickAdd label={t.addToCart} href="/" of="1" />,
  QuantityField: (
    <ui.QuantityField
      label={t.quantity}
      decreaseLabel={t.decrease}
      increaseLabel={t.increase}
      max={9}
      hint={t.quantityHint}
      error={t.quantityError}
    />
  ),
  RadioGroup: (
    <ui.RadioGroup
      legend={t.delivery}
      name="delivery"
      options={t.deliveries.map((label, index) => ({
        value: label,
        label,
        description: t.deliveryDescriptions[index],
        price: t.deliveryPrices[index],
        isDisabled: index === 3,
      }))}
      hint={t.deliveryHint}
    />
  ),
  RatingStars: <ui.RatingStars score={4.4} count="(128)" spoken={t.averageRating} />,
  SearchField: <ui.SearchField label={t.search} submitLabel={t.searchSubmit} />,
  SizePicker: (
    <ui.SizePicker
      legend={t.size}
      options={[
        { value: '1', label: 'S' },
        { value: '2', label: 'M', isSoldOut: true },
      ]}
      soldOutLabel={t.soldOut}
    />
  ),
  Skeleton: <ui.Skeleton />,
  SkipLink: <ui.SkipLink targetId="content">{t.skip}</ui.SkipLink>,
  Spread: <ui.Spread>{t.notice}</ui.Spread>,
  Stack: <ui.Stack>{t.paragraph}</ui.Stack>,
  StarField: (
    <ui.StarField
      legend={t.rating}
      starLabel={(stars) => String(t.ratingLabels[stars - 1])}
      defaultValue={4}
      error={t.ratingError}
    />
  ),
  Steps: (
    <ui.Steps
      label={t.checkoutSteps}
      doneLabel={t.stepDone}
      current={1}
      steps={t.steps.map((label) => ({ label, href: '/' }))}
    />
  ),
  StockNote: <ui.StockNote state="in-stock" label={t.inStock} />,
  SummaryTable: <ui.SummaryTable rows={[{ label: t.total, value: t.price, kind: 'total' }]} />,
  SwatchPicker: (
    <ui.SwatchPicker
      label={t.colour}
      current="/1"
      options={[
        { href: '/1', label: t.colours[0], colour: goodsColours[0] },
        { href: '/2', label: t.colours[1], picture: image.src, isSoldOut: true },
      ]}
      soldOutLabel={t.soldOut}
    />
  ),
  Switch: <ui.Switch label={t.newsletter} description={t.newsletterText} defaultChecked />,
  Table: (
    <ui.Table
      caption={t.orders}
      columns={[
        { id: 'order', label: t.order },
        { id: 'total', label: t.total, isNumeric: true },
      ]}
      rows={[{ id: '1', cells: { order: 'TG-1', total: t.price } }]}
      emptyText={t.ordersEmpty}
      hasStickyHeader
    />
  ),
  Text: <ui.Text tone="muted">{t.paragraph}</ui.Text>,
  TextArea: (
    <ui.TextArea
      label={t.review}
      error={t.reviewError}
      defaultValue={t.reviewText}
      count={{ limit: 50, countLabel: (left) => `${left} ${t.charactersLeft}` }}
    />
  ),
  TextField: <ui.TextField label={t.email} hint={t.emailHint} error={t.emailError} />,
  UndoRow: <ui.UndoRow action={<ui.Button>{t.undo}</ui.Button>}>{t.undoRow}</ui.UndoRow>,
  VisuallyHidden: <ui.VisuallyHidden>{t.skip}</ui.VisuallyHidden>,
};
