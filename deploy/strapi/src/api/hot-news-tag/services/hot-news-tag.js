const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::hot-news-tag.hot-news-tag');
