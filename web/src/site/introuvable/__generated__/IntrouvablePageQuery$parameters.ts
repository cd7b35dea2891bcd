/**
 * @generated SignedSource<<8b2efd56951618012543ff436f996e87>>
 * @relayHash fb55ebf2481c04afa63bdef591f5e4d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c05576da6174e3b124327a2e5fd3a5d94b30e84bb199b92bef95cfe88bbafe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c05576da6174e3b124327a2e5fd3a5d94b30e84bb199b92bef95cfe88bbafe8",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
