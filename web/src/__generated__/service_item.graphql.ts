/**
 * @generated SignedSource<<4b17e8f0c38bf657e5e7c56758349a2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type service_item$data = {
  readonly apporter: string | null | undefined;
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly nom: string;
  }>;
  readonly delai: string | null | undefined;
  readonly description: string | null | undefined;
  readonly descriptionRecherche: string | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly media: string;
    readonly name: string;
    readonly size: number;
    readonly titre: string;
  }>;
  readonly fourchette: string | null | undefined;
  readonly galerie: ReadonlyArray<{
    readonly avant: boolean;
    readonly image: {
      readonly alt: string | null | undefined;
      readonly focalX: number | null | undefined;
      readonly focalY: number | null | undefined;
      readonly height: number;
      readonly media: string;
      readonly url: string;
      readonly width: number;
    };
    readonly legende: string | null | undefined;
  }>;
  readonly id: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly libelle: string;
  readonly nom: string;
  readonly partage: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly responsable: {
    readonly id: string;
  } | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly status: boolean;
  readonly titreRecherche: string | null | undefined;
  readonly verifieLe: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "service_item";
};
export type service_item$key = {
  readonly " $data"?: service_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"service_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "service_item"
};

(node as any).hash = "be30fd27e0fa4c46c0ad0d7b891e2d41";

export default node;
